import * as calls from '#contract/mailings/mailings.ts'
import { bringMessageFile as bringCall } from '#contract/mailings/message-files.ts'
import * as templates from '#contract/mailings/message-templates.ts'
import { sendMessageTest as testCall } from '#contract/mailings/message-tests.ts'
import { callBackMailing, pauseMailing, resumeMailing, stopMailing } from '#domain/review/mailings/change-mailing.ts'
import { listDeliveries } from '#domain/review/mailings/list-deliveries.ts'
import { listMailings, readMailing } from '#domain/review/mailings/list-mailings.ts'
import { previewMessage } from '#domain/review/mailings/preview-message.ts'
import { sendMessageTest } from '#domain/review/mailings/send-message-test.ts'
import { sendMessages } from '#domain/review/mailings/send-messages.ts'
import { switchReplies } from '#domain/review/mailings/switch-replies.ts'
import { bringMessageFile } from '#domain/review/message-files/bring-message-file.ts'
import {
  addMessageTemplate,
  changeMessageTemplate,
  removeMessageTemplate,
} from '#domain/review/message-templates/change-template.ts'
import { listMessageTemplates } from '#domain/review/message-templates/list-templates.ts'
import { answer } from '../answer.ts'

export const mailingAnswers = [
  answer(calls.sendMessages, sendMessages),
  answer(calls.previewMessage, previewMessage),
  answer(bringCall, bringMessageFile),
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
