import type { FormMessages } from '#contract/forms/form-content.ts'
import { blocking, type Finding, unless } from './finding.ts'

const wrong = blocking('messages')

/** Messages that are sent automatically must not be empty. */
export const checkMessages = (messages: FormMessages): Finding[] =>
  Object.entries(messages).flatMap(([name, { on, subject, text }]) => [
    ...unless(!on || subject !== '', wrong(`${name}.subject`, 'checklist.messageSubject')),
    ...unless(!on || text !== '', wrong(`${name}.text`, 'checklist.messageText')),
  ])
