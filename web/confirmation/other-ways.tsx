import type { ConfirmationNeeded } from '#contract/problems.ts'
import { useSettingsTexts } from '../settings/use-settings-texts.ts'
import { Button } from '../ui/button.tsx'
import { Cluster } from '../ui/layout.tsx'

export type Way = ConfirmationNeeded['ways'][number]

const names = {
  passkey: 'confirmation.way.passkey',
  password: 'confirmation.way.password',
  authenticator: 'confirmation.way.authenticator',
  sms: 'confirmation.way.sms',
  email: 'confirmation.way.email',
} as const satisfies Record<Way, string>

interface OtherWaysProps {
  readonly ways: readonly Way[]
  readonly onChoose: (way: Way) => void
}

export function OtherWays({ ways, onChoose }: OtherWaysProps) {
  const t = useSettingsTexts()
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
