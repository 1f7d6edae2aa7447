// npm run bench languages: lists and searches with 5,000 entries of each kind in four languages, beside the same
// entries in one. Both products run at once and are asked in turn, so that other work slows both.
import { measuredEngines, onFilledDatabase } from './filled'
import { measureBoth } from './languagePairs'
import { end } from './report'
import { firstPort, onServer } from './served'

const filler = 'tests/bench/siteData.ts'
const otherPort = firstPort - 1

for (const engine of measuredEngines())
  await onFilledDatabase(engine, filler, (translated) =>
    onFilledDatabase(
      engine,
      filler,
      (plain) =>
        onServer(translated, (url) => onServer(plain, (other) => measureBoth(url, other), otherPort)),
      { BENCH_TRANSLATED: '0' },
    ),
  )
end()
