import { recordVisit as recordVisitCall } from '#contract/visits.ts'
import { recordVisit } from '#domain/ground/visits/record-visit.ts'
import { answer } from '../answer.ts'

export const visitAnswers = [answer(recordVisitCall, recordVisit)]
