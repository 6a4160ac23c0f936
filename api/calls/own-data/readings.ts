import * as calls from '#contract/candidates/readings.ts'
import { listReadings } from '#domain/privacy/readings/list-readings.ts'
import { answer } from '../../answer.ts'

/** The readings of a candidate's sensitive data. */
export const readingAnswers = [answer(calls.listReadings, listReadings)]
