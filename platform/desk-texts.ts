import en from '#locales/en/org_candidate_list_and_detail.json' with { type: 'json' }
import tr from '#locales/tr/org_candidate_list_and_detail.json' with { type: 'json' }
import type { Language } from './text/locales.ts'
import { formatMessage, type MessageValues } from './text/message.ts'

const sentences = { tr, en }

type DeskKey = keyof typeof tr

export const isDeskKey = (key: string): key is DeskKey => Object.hasOwn(tr, key)

/** Texts of the organization's screens, for files with the same columns, filters and statuses. */
export const deskText = (language: Language, key: DeskKey, values?: MessageValues): string =>
  formatMessage(sentences[language][key], language, values)
