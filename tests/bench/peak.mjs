// Loaded before a command: its last line on stderr is the peak memory in kB.
process.on('exit', () => process.stderr.write(`\n${process.resourceUsage().maxRSS}\n`))
