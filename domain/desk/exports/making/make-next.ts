import { makeExport } from './make-export.ts'
import { takeNext } from './take-next.ts'

/** Makes the export whose turn it is. There is a job for each; which one a job makes is decided when it begins. */
export async function makeNext() {
  const taken = await takeNext()
  if (taken) await makeExport(taken, true)
}
