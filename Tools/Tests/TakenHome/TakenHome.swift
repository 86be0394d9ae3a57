// `scripts/check-playground` writes the tests that the playground hands out into the folder Written, and runs them.
