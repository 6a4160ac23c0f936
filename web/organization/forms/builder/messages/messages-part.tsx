import type { FormMessages } from '#contract/forms/form-content.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { PartChecklist } from '../checklist/part-checklist.tsx'
import { usePart } from '../use-builder.ts'

const words = {
  received: ['messages.received', 'messages.received.help'],
  unfinished: ['messages.unfinished', 'messages.unfinished.help'],
} as const

export function MessagesPart() {
  const [messages, setMessages] = usePart('messages')
  return (
    <Stack gap={4}>
      {(['received', 'unfinished'] as const).map((which) => (
        <MessageCard
          key={which}
          which={which}
          message={messages[which]}
          onChange={(change) => setMessages({ ...messages, [which]: { ...messages[which], ...change } })}
        />
      ))}
      <PartChecklist of={({ part }) => part === 'messages'} />
    </Stack>
  )
}

type Which = keyof FormMessages
interface MessageCardProps {
  readonly which: Which
  readonly message: FormMessages[Which]
  readonly onChange: (change: Partial<FormMessages[Which]>) => void
}

function MessageCard({ which, message, onChange }: MessageCardProps) {
  const t = useTexts('org_forms')
  return (
    <Card as="section" aria-label={t(words[which][0])}>
      <Stack gap={4}>
        <Switch
          label={t(words[which][0])}
          help={t(words[which][1])}
          checked={message.on}
          onChange={({ target }) => onChange({ on: target.checked })}
        />
        {message.on && (
          <>
            <TextInput
              id={`messages.${which}.subject`}
              label={t('messages.subject')}
              maxLength={150}
              value={message.subject}
              onChange={({ target }) => onChange({ subject: target.value })}
            />
            <TextArea
              id={`messages.${which}.text`}
              label={t('messages.text')}
              rows={6}
              limit={5000}
              maxLength={5000}
              value={message.text}
              onChange={({ target }) => onChange({ text: target.value })}
            />
          </>
        )}
      </Stack>
    </Card>
  )
}
