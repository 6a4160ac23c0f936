import * as calls from '#contract/bank-infos.ts'
import { giveBankInfo } from '#domain/bank-infos/give-bank-info.ts'
import { readBankInfo } from '#domain/bank-infos/read-bank-info.ts'
import { answer } from '../answer.ts'

export const bankInfoAnswers = [answer(calls.readBankInfo, readBankInfo), answer(calls.giveBankInfo, giveBankInfo)]
