import type { ContactTopic } from '#contract/contact.ts'

export const topicNames = {
  candidate: 'contact.topic.candidate',
  organization: 'contact.topic.organization',
  technical: 'contact.topic.technical',
  privacy: 'contact.topic.privacy',
  press: 'contact.topic.press',
  other: 'contact.topic.other',
} as const satisfies Record<ContactTopic, string>
