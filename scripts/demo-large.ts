import { parseArgs } from 'node:util'
import { loadReference } from '#database/reference/load.ts'
import { loadLargeDemo } from '#demo/large/load-large-demo.ts'
import { onDatabase } from './on-database.ts'

/** `npm run demo:large -- --forms 20000 --applications 300000 --candidates 100000`: data to measure with, not to look at. */
const { values } = parseArgs({
  options: {
    forms: { type: 'string', default: '20000' },
    applications: { type: 'string', default: '300000' },
    candidates: { type: 'string', default: '100000' },
  },
})
const counted = (text: string) => {
  if (!/^\d{1,7}$/.test(text)) throw new Error(`"${text}" is no number of rows`)
  return Number(text)
}

await onDatabase(async ({ db }) => {
  await loadReference(db)
  const started = performance.now()
  const made = await loadLargeDemo(db, {
    forms: counted(values.forms),
    applications: counted(values.applications),
    candidates: counted(values.candidates),
  })
  for (const [what, count] of Object.entries(made)) console.log(`${what}: ${count}`)
  console.log(`in ${((performance.now() - started) / 1000).toFixed(1)} s`)
})
