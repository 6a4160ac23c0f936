import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { type ChangedSecondFactors, maxPasskeys, type SecondFactors } from '#contract/accounts/second-factors.ts'
import { Lazy } from '../../loading/lazy.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { useSettingsTexts } from '../use-settings-texts.ts'
import { loadDialogs } from './load-dialogs.ts'
import { type PanelProps, useKeep } from './own-second-factors.ts'
import { Panel } from './panel.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import styles from './passkeys-panel.module.css'

export function PasskeysPanel({ now }: PanelProps) {
  const t = useSettingsTexts()
  const { keep, keepChange } = useKeep()
  const [isAdding, setAdding] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [done, setDone] = useState<string>()
  const { passkeys } = now
  const isFull = passkeys.length >= maxPasskeys

  function finishAdding(changed: ChangedSecondFactors) {
    keepChange(changed)
    setCodes(changed.recoveryCodes)
    setDone(t('settings.security.passkeys.done.added', { name: changed.secondFactors.passkeys.at(-1)?.name ?? '' }))
    setAdding(false)
  }

  function finish(next: SecondFactors, sentence: string) {
    keep(next)
    setDone(sentence)
  }

  return (
    <Panel
      icon={Fingerprint}
      title={t('settings.security.passkeys.title')}
      lead={t('security.passkeys.lead')}
      state={
        passkeys.length > 0 ? (
          <Badge tone="success">{t('settings.security.on')}</Badge>
        ) : (
          <Badge>{t('settings.security.off')}</Badge>
        )
      }
      done={done}
      note={isFull ? t('settings.security.passkeys.full', { limit: maxPasskeys }) : null}
      action={!isFull && <Button onClick={() => setAdding(true)}>{t('settings.security.passkeys.add')}</Button>}
    >
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} now={now} passkey={passkey} onChanged={finish} />
          ))}
        </ul>
      )}
      {isAdding && (
        <Lazy load={loadDialogs}>
          {({ AddPasskey }) => <AddPasskey now={now} onAdded={finishAdding} onClose={() => setAdding(false)} />}
        </Lazy>
      )}
      {codes && (
        <Lazy load={loadDialogs}>
          {({ RecoveryCodesDialog }) => <RecoveryCodesDialog codes={codes} onKept={() => setCodes(null)} />}
        </Lazy>
      )}
    </Panel>
  )
}
