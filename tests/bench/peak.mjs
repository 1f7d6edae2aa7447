// Loaded before a command: its last line on stderr is the most memory that it had, in kB.
process.on('exit', () => process.stderr.write(`\n${process.resourceUsage().maxRSS}\n`))
