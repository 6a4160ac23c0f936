import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from './read-sheet.ts'
import { SheetError, type SheetLimits } from './spreadsheet.ts'

// A worker thread that reads one spreadsheet: five thousand rows take a third of a second, which would block requests.

const { bytes, limits } = workerData as { bytes: Uint8Array; limits: SheetLimits }

const answer = await readSheet(bytes, limits).then(
  (rows) => ({ rows }),
  (error: unknown) => ({ flaw: error instanceof SheetError ? error.flaw : 'damaged' }),
)
parentPort?.postMessage(answer)
