import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '#platform/text/dates.ts'
import { saveFile } from '../../forms/save-file.ts'
import { useLanguage } from '../../place.tsx'
import { useMe } from '../../session/store.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Cluster, Stack } from '../../ui/layout/layout.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useSettingsTexts } from '../use-settings-texts.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './recovery-codes-dialog.module.css'

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

/**
 * Shows new recovery codes. They are only shown once, so the dialog closes only after the person confirms that they are
 * stored.
 */
export function RecoveryCodesDialog({ codes, onKept }: RecoveryCodesDialogProps) {
  const t = useSettingsTexts()
  const language = useLanguage()
  const { email } = useMe()
  const [isKept, setKept] = useState(false)
  const paper = t('settings.security.recovery.paper', { email, date: formatDate(new Date(), language) })
  return (
    <Dialog
      open
      title={t('security.recovery.keep.title')}
      footer={
        <Button variant="primary" disabled={!isKept} onClick={onKept}>
          {t('settings.security.recovery.done')}
        </Button>
      }
    >
      <Stack gap={4}>
        <p>{t('security.recovery.keep.lead')}</p>
        <div className={styles.paper}>
          <p className={styles.printed}>{paper}</p>
          <ol aria-label={t('security.recovery.codes')} className={styles.codes}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
        </div>
        <Cluster>
          <CopyButton text={codes.join('\n')} />
          <Button
            size="small"
            icon={<Download />}
            onClick={() => saveFile(asText([paper, '', ...codes, '']), t('settings.security.recovery.file'))}
          >
            {t('ui.download')}
          </Button>
          <Button size="small" icon={<Printer />} onClick={() => print()}>
            {t('settings.security.recovery.print')}
          </Button>
        </Cluster>
        <Checkbox
          label={t('settings.security.recovery.kept')}
          checked={isKept}
          onChange={({ target }) => setKept(target.checked)}
        />
      </Stack>
    </Dialog>
  )
}

const asText = (lines: readonly string[]) => new Blob([lines.join('\n')], { type: 'text/plain;charset=utf-8' })
