import * as calls from '#contract/candidates/readings.ts'
import { listReadings } from '#domain/privacy/readings/list-readings.ts'
import { answer } from '../../answer.ts'

export const readingAnswers = [answer(calls.listReadings, listReadings)]
