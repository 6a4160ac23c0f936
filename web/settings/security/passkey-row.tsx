import { useState } from 'react'
import { removePasskey, type SecondFactors } from '#contract/accounts/second-factors.ts'
import { formatDate } from '#platform/text/dates.ts'
import { Lazy } from '../../loading/lazy.tsx'
import { useLanguage } from '../../place.tsx'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { Button } from '../../ui/actions/button.tsx'
import { TimeAgo } from '../../ui/data/time-ago.tsx'
import { Cluster } from '../../ui/layout/layout.tsx'
import row from '../row-text.module.css'
import { useSettingsTexts } from '../use-settings-texts.ts'
import { loadDialogs } from './load-dialogs.ts'

interface PasskeyRowProps {
  readonly now: SecondFactors
  readonly passkey: SecondFactors['passkeys'][number]
  readonly onChanged: (next: SecondFactors, sentence: string) => void
}

export function PasskeyRow({ now, passkey, onChanged }: PasskeyRowProps) {
  const t = useSettingsTexts()
  const language = useLanguage()
  const [open, setOpen] = useState<'rename' | 'remove'>()
  const { id: passkeyId, name, createdAt, lastUsedAt } = passkey
  const close = () => setOpen(undefined)
  return (
    <li>
      <div className={row.text}>
        <strong>{name}</strong>
        <span>
          {t('settings.security.passkeys.added', { date: formatDate(createdAt, language) })} ·{' '}
          {lastUsedAt ? (
            <>
              {t('settings.security.passkeys.used')} <TimeAgo moment={lastUsedAt} />
            </>
          ) : (
            t('settings.security.passkeys.unused')
          )}
        </span>
      </div>
      <Cluster gap={2}>
        <Button
          size="small"
          onClick={() => setOpen('rename')}
          aria-label={t('settings.security.passkeys.rename.of', { name })}
        >
          {t('settings.security.passkeys.rename')}
        </Button>
        <Button size="small" onClick={() => setOpen('remove')} aria-label={t('ui.remove.of', { name })}>
          {t('ui.remove')}
        </Button>
      </Cluster>
      {open === 'rename' && (
        <Lazy load={loadDialogs}>
          {({ RenamePasskey }) => (
            <RenamePasskey
              passkey={passkey}
              onRenamed={(next, given) => {
                close()
                onChanged(next, t('settings.security.passkeys.done.renamed', { name: given }))
              }}
              onClose={close}
            />
          )}
        </Lazy>
      )}
      {open === 'remove' && (
        <Lazy load={loadDialogs}>
          {({ OwnerDialog }) => (
            <OwnerDialog
              now={now}
              title={t('settings.security.passkeys.remove.title')}
              detail={t('security.passkeys.remove.detail', { name })}
              submit={t('ui.remove')}
              variant="danger"
              change={(proof) => askInBrowser(removePasskey, { passkeyId, ...proof })}
              onChanged={({ secondFactors }) =>
                onChanged(secondFactors, t('settings.security.passkeys.done.removed', { name }))
              }
              onClose={close}
            />
          )}
        </Lazy>
      )}
    </li>
  )
}
