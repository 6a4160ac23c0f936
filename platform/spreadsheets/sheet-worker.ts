import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from './read-sheet.ts'
import { SheetError, type SheetLimits } from './spreadsheet.ts'

// A thread that reads one spreadsheet: five thousand rows take a third of a second, for which nobody else should wait.

const { bytes, limits } = workerData as { bytes: Uint8Array; limits: SheetLimits }

const answer = await readSheet(bytes, limits).then(
  (rows) => ({ rows }),
  (error: unknown) => ({ flaw: error instanceof SheetError ? error.flaw : 'damaged' }),
)
parentPort?.postMessage(answer)
