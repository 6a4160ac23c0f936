import * as calls from '#contract/mailings/mailings.ts'
import * as templates from '#contract/mailings/message-templates.ts'
import { sendMessageTest as testCall } from '#contract/mailings/message-tests.ts'
import { callBackMailing, pauseMailing, resumeMailing, stopMailing } from '#domain/mailings/change-mailing.ts'
import { listDeliveries } from '#domain/mailings/list-deliveries.ts'
import { listMailings, readMailing } from '#domain/mailings/list-mailings.ts'
import { previewMessage } from '#domain/mailings/preview-message.ts'
import { sendMessageTest } from '#domain/mailings/send-message-test.ts'
import { sendMessages } from '#domain/mailings/send-messages.ts'
import { switchReplies } from '#domain/mailings/switch-replies.ts'
import {
  addMessageTemplate,
  changeMessageTemplate,
  removeMessageTemplate,
} from '#domain/message-templates/change-template.ts'
import { listMessageTemplates } from '#domain/message-templates/list-templates.ts'
import { answer } from '../answer.ts'

/** What organizations write to those who applied, and their templates for it. */
export const mailingAnswers = [
  answer(calls.sendMessages, sendMessages),
  answer(calls.previewMessage, previewMessage),
  answer(testCall, sendMessageTest),
  answer(calls.listMailings, listMailings),
  answer(calls.readMailing, readMailing),
  answer(calls.listDeliveries, listDeliveries),
  answer(calls.callBackMailing, callBackMailing),
  answer(calls.pauseMailing, pauseMailing),
  answer(calls.resumeMailing, resumeMailing),
  answer(calls.stopMailing, stopMailing),
  answer(calls.switchReplies, switchReplies),
  answer(templates.listMessageTemplates, listMessageTemplates),
  answer(templates.addMessageTemplate, addMessageTemplate),
  answer(templates.changeMessageTemplate, changeMessageTemplate),
  answer(templates.removeMessageTemplate, removeMessageTemplate),
]
