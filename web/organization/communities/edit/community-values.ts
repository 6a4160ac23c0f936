import type { Input } from '#contract/call.ts'
import type { addCommunity, OwnCommunity } from '#contract/communities/own-communities.ts'
import type { Language } from '#platform/text/locales.ts'
import { coverKey } from '../../cover-key.ts'

export type CommunityValues = Omit<Input<typeof addCommunity>, 'companyId'>

export const emptyValues = (language: Language): CommunityValues => ({
  name: '',
  summary: '',
  about: '',
  language,
  cover: null,
  joinRule: 'request',
})

export const valuesOf = ({ name, summary, about, language, cover, joinRule }: OwnCommunity): CommunityValues => ({
  name,
  summary,
  about,
  language,
  cover: coverKey(cover),
  joinRule,
})
