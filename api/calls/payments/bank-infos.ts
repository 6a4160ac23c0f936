import * as calls from '#contract/bank-infos.ts'
import { cancelBankInfos, remindOfBankInfos } from '#domain/award/bank-infos/change-open-requests.ts'
import { confirmBankInfo, revealIban } from '#domain/award/bank-infos/check-account.ts'
import { giveBankInfo } from '#domain/award/bank-infos/give-bank-info.ts'
import { listBankInfos } from '#domain/award/bank-infos/list-bank-infos.ts'
import { readBankInfo } from '#domain/award/bank-infos/read-bank-info.ts'
import { requestBankInfos } from '#domain/award/bank-infos/request-bank-infos.ts'
import { answer } from '../../answer.ts'

export const bankInfoAnswers = [
  answer(calls.readBankInfo, readBankInfo),
  answer(calls.giveBankInfo, giveBankInfo),
  answer(calls.requestBankInfos, requestBankInfos),
  answer(calls.cancelBankInfos, cancelBankInfos),
  answer(calls.remindOfBankInfos, remindOfBankInfos),
  answer(calls.listBankInfos, listBankInfos),
  answer(calls.revealIban, revealIban),
  answer(calls.confirmBankInfo, confirmBankInfo),
]
