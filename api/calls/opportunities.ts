import * as calls from '#contract/opportunities.ts'
import { addOpportunity, changeOpportunity, removeOpportunity } from '#domain/opportunities/edit-opportunities.ts'
import { listOpportunities } from '#domain/opportunities/list-opportunities.ts'
import { listOwnOpportunities } from '#domain/opportunities/own-opportunities.ts'
import { readOpportunity } from '#domain/opportunities/read-opportunity.ts'
import { takeOpportunity } from '#domain/opportunities/take-opportunity.ts'
import { answer } from '../answer.ts'

export const opportunityAnswers = [
  answer(calls.listOpportunities, listOpportunities),
  answer(calls.readOpportunity, readOpportunity),
  answer(calls.takeOpportunity, takeOpportunity),
  answer(calls.listOwnOpportunities, listOwnOpportunities),
  answer(calls.addOpportunity, addOpportunity),
  answer(calls.changeOpportunity, changeOpportunity),
  answer(calls.removeOpportunity, removeOpportunity),
]
