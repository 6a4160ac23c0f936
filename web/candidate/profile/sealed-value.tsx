import { LockKeyhole } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { reportFailure } from '../../dialogs/report-failure.ts'
import { useReopened } from '../../forms/typed/use-reopened.ts'
import { CurrentValue } from '../../settings/current-value.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Cluster, Stack } from '../../ui/layout/layout.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { Saved } from './saved.tsx'
import styles from './sealed-value.module.css'
import { Why } from './why.tsx'

export interface SealedForm {
  readonly onDone: () => void
  readonly onCancel?: (() => void) | undefined
}

interface SealedValueProps {
  /** The name of its form (`part` of `usePageForm`). */
  readonly part: string
  /** Its purpose, and who sees it */
  readonly why: string
  readonly label: string
  /** The masked value, if there is one */
  readonly value: string | undefined
  readonly note: ReactNode
  readonly badge?: ReactNode
  readonly removal: { readonly title: string; readonly detail: string }
  readonly onRemove: () => Promise<unknown>
  /** The form that sets or replaces the value. */
  readonly children: (form: SealedForm) => ReactNode
}

/** A number that is stored encrypted: entered, shown masked, replaced as a whole, and deleted. */
export function SealedValue(props: SealedValueProps) {
  const { part, why, label, value, note, badge, removal, onRemove, children } = props
  const t = useTexts('common')
  const [isChanging, setChanging] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const [savedAt, setSavedAt] = useState<Date>()
  useReopened([part], () => setChanging(true))

  function done() {
    setChanging(false)
    setSavedAt(new Date())
  }

  async function remove() {
    setRemoving(true)
    await onRemove().then(() => setSavedAt(undefined), reportFailure)
    setRemoving(false)
    setAsking(false)
  }

  return (
    <Stack gap={6}>
      <Why icon={<LockKeyhole aria-hidden />}>{why}</Why>
      {value !== undefined && (
        <Stack gap={2}>
          <CurrentValue label={label} value={value} badge={badge} />
          <p className={styles.note}>{note}</p>
        </Stack>
      )}
      <Saved at={savedAt} />
      {value === undefined && children({ onDone: done })}
      {value !== undefined && isChanging && children({ onDone: done, onCancel: () => setChanging(false) })}
      {value !== undefined && !isChanging && (
        <Cluster gap={3}>
          <Button onClick={() => setChanging(true)}>{t('ui.change')}</Button>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t('ui.delete')}
          </Button>
        </Cluster>
      )}
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={removal.title}
        detail={removal.detail}
        confirmText={t('ui.delete')}
        loading={isRemoving}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </Stack>
  )
}
