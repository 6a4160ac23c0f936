import * as calls from '#contract/operations/operator-acts.ts'
import { listOperatorActs } from '#domain/ground/operator-acts/list-operator-acts.ts'
import { answer } from '../../answer.ts'

export const operatorActsAnswers = [answer(calls.listOperatorActs, listOperatorActs)]
