import type { ContactTopic } from '#contract/contact.ts'
import { useTexts } from '#web/texts/texts.tsx'

const names = {
  candidate: 'contact.topic.candidate',
  organization: 'contact.topic.organization',
  technical: 'contact.topic.technical',
  privacy: 'contact.topic.privacy',
  press: 'contact.topic.press',
  other: 'contact.topic.other',
} as const satisfies Record<ContactTopic, string>

/** A message's topic in words. */
export function useTopic() {
  const t = useTexts('operations')
  return (topic: ContactTopic) => t(names[topic])
}
