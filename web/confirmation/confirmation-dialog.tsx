import { useState } from 'react'
import type { ConfirmationNeeded } from '#contract/problems/extensions.ts'
import { ByCode } from './by-code.tsx'
import { ByPasskey } from './by-passkey.tsx'
import { ByPassword } from './by-password.tsx'
import { OtherWays, type Way } from './other-ways.tsx'
import { SendCode } from './send-code.tsx'

/** Confirms the person's identity, the quickest method first; then waiting calls continue. */
export default function ConfirmationDialog({ needed }: { needed: ConfirmationNeeded }) {
  const ways = needed.ways.filter((way) => way !== 'passkey' || 'PublicKeyCredential' in globalThis)
  const [way, setWay] = useState<Way | undefined>(ways[0])
  /** The seconds until another code, once one was sent. */
  const [wait, setWait] = useState<number>()
  const others = (
    <OtherWays
      ways={ways.filter((other) => other !== way)}
      onChoose={(chosen) => {
        setWait(undefined)
        setWay(chosen)
      }}
    />
  )
  const step = { needed, others }
  if (way === 'passkey') return <ByPasskey {...step} />
  if (way === 'authenticator') return <ByCode key={way} {...step} />
  if (way === 'sms' || way === 'email') {
    return wait === undefined ? (
      <SendCode key={way} {...step} way={way} onSent={setWait} />
    ) : (
      <ByCode key={way} {...step} sent={{ way, wait }} />
    )
  }
  return <ByPassword {...step} />
}
