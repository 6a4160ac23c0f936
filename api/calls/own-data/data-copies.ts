import * as calls from '#contract/candidates/data-copies.ts'
import { askForDataCopy } from '#domain/privacy/data-copies/ask-for-data-copy.ts'
import { listDataCopies } from '#domain/privacy/data-copies/list-data-copies.ts'
import { takeDataCopy } from '#domain/privacy/data-copies/take-data-copy.ts'
import { answer } from '../../answer.ts'

export const dataCopyAnswers = [
  answer(calls.listDataCopies, listDataCopies),
  answer(calls.askForDataCopy, askForDataCopy),
  answer(calls.takeDataCopy, takeDataCopy),
]
