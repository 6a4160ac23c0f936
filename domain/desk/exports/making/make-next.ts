import { makeExport } from './make-export.ts'
import { takeNext } from './take-next.ts'

/** Makes the next export. Each export has a job, but the job chooses its export only when it starts. */
export async function makeNext() {
  const taken = await takeNext()
  if (taken) await makeExport(taken, true)
}
