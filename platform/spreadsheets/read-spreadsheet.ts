import { Worker } from 'node:worker_threads'
import { limited } from '../limited.ts'
import { SheetError, type SheetFlaw, type SheetLimits, type SheetRow } from './spreadsheet.ts'

/** No honest file takes longer, on a slow machine, or more memory. */
const mostSeconds = 20
const mostMegabytes = 300

const turns = limited(2, 20)

/**
 * Reads a spreadsheet in a worker thread, so that a hostile file can neither block nor exhaust the process. Throws a
 * `SheetError` that names the problem.
 */
export const readSpreadsheet = (bytes: Uint8Array, limits: SheetLimits): Promise<SheetRow[]> =>
  turns(() => readInThread(bytes, limits))

function readInThread(bytes: Uint8Array, limits: SheetLimits): Promise<SheetRow[]> {
  const thread = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: { bytes, limits },
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  return new Promise<SheetRow[]>((resolve, reject) => {
    const timer = setTimeout(() => reject(new SheetError('tooLarge')), mostSeconds * 1000)
    thread.once('message', (answer: { rows: SheetRow[] } | { flaw: SheetFlaw }) => {
      if ('rows' in answer) resolve(answer.rows)
      else reject(new SheetError(answer.flaw))
    })
    thread.once('error', (error) => {
      reject('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new SheetError('tooLarge') : error)
    })
    thread.once('exit', () => clearTimeout(timer))
  }).finally(() => thread.terminate())
}
