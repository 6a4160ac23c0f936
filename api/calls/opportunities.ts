import * as calls from '#contract/opportunities.ts'
import { addOpportunity, changeOpportunity, removeOpportunity } from '#domain/forms/opportunities/edit-opportunities.ts'
import { listOpportunities } from '#domain/forms/opportunities/list-opportunities.ts'
import { listOwnOpportunities } from '#domain/forms/opportunities/own-opportunities.ts'
import { readOpportunity } from '#domain/forms/opportunities/read-opportunity.ts'
import { takeOpportunity } from '#domain/forms/opportunities/take-opportunity.ts'
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
