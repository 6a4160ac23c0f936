import type { ConfirmationNeeded } from '#contract/problems/extensions.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button } from '../ui/actions/button.tsx'
import { Cluster } from '../ui/layout/layout.tsx'

export type Way = ConfirmationNeeded['ways'][number]

const names = {
  passkey: 'settings.confirmation.way.passkey',
  password: 'settings.confirmation.way.password',
  authenticator: 'settings.confirmation.way.authenticator',
  sms: 'settings.confirmation.way.sms',
  email: 'settings.confirmation.way.email',
} as const satisfies Record<Way, string>

interface OtherWaysProps {
  readonly ways: readonly Way[]
  readonly onChoose: (way: Way) => void
}

export function OtherWays({ ways, onChoose }: OtherWaysProps) {
  const t = useTexts('common')
  return (
    <Cluster gap={2}>
      {ways.map((way) => (
        <Button key={way} size="small" variant="quiet" onClick={() => onChoose(way)}>
          {t(names[way])}
        </Button>
      ))}
    </Cluster>
  )
}
