import { type FormEvent, useRef, useState } from 'react'
import {
  createSavedReport,
  deleteSavedReport,
  renameSavedReport,
  type SavedReport,
} from '#contract/reports/saved-reports.ts'
import { formatDate } from '#platform/text/dates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useRowQuestion } from '../../desk/use-focus-back.ts'
import styles from '../reports.module.css'
import type { SavedContent } from './saved-address.ts'

interface SavedDialogProps {
  readonly content: SavedContent
  readonly items: readonly SavedReport[]
  readonly onClose: () => void
}

/** Saves the current report under a name; renames and deletes saved ones. */
export function SavedDialog({ content, items, onClose }: SavedDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const { act, busy, failed } = useAct({ changes: 'savedReports' })
  const [name, setName] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const deletion = useRowQuestion<SavedReport>(list)
  const { row: doomed } = deletion

  function save(event: FormEvent) {
    event.preventDefault()
    void act(
      () => askInBrowser(createSavedReport, { companyId, name, content }),
      () => {
        onClose()
        showToast({ tone: 'success', title: t('reports.saved.done') })
      },
    )
  }

  async function remove({ id }: SavedReport) {
    deletion.end(await act(() => askInBrowser(deleteSavedReport, { companyId, savedReportId: id })))
  }

  return (
    <Dialog open title={t('reports.saved')} onClose={onClose}>
      <Stack>
        <form onSubmit={save}>
          <Stack gap={3}>
            <TextInput
              name="name"
              label={t('reports.saved.name')}
              help={t('reports.saved.help')}
              required
              maxLength={80}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <div>
              <Button type="submit" variant="primary" loading={busy} disabled={name.trim() === ''}>
                {t('reports.saved.save')}
              </Button>
            </div>
          </Stack>
        </form>
        <FailedNotice failed={failed} />
        {items.length === 0 ? (
          <p className={styles.quiet}>{t('reports.saved.none')}</p>
        ) : (
          <ul ref={list} tabIndex={-1} className={styles.savedRows}>
            {items.map((report) => (
              <SavedRow
                key={report.id}
                report={report}
                rename={(to) =>
                  act(() => askInBrowser(renameSavedReport, { companyId, savedReportId: report.id, name: to }))
                }
                onDelete={() => deletion.ask(report)}
              />
            ))}
          </ul>
        )}
      </Stack>
      {doomed && (
        <ConfirmDialog
          open
          tone="danger"
          title={t('reports.saved.delete.title', { name: doomed.name })}
          detail={t('reports.saved.delete.detail')}
          confirmText={t('ui.delete')}
          loading={busy}
          onCancel={() => deletion.end()}
          onConfirm={() => void remove(doomed)}
        />
      )}
    </Dialog>
  )
}

interface SavedRowProps {
  readonly report: SavedReport
  /** Resolves to whether it was renamed */
  readonly rename: (name: string) => Promise<boolean>
  readonly onDelete: () => void
}

function SavedRow({ report: { name, by, changedAt }, rename, onDelete }: SavedRowProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const [written, setWritten] = useState<string>()

  async function send(event: FormEvent) {
    event.preventDefault()
    if (written !== undefined && (written === name || (await rename(written)))) setWritten(undefined)
  }

  return (
    <li>
      {written === undefined ? (
        <div>
          <strong>{name}</strong>
          <p className={styles.quiet}>{t('reports.saved.by', { by, at: formatDate(changedAt, language) })}</p>
        </div>
      ) : (
        <form onSubmit={(event) => void send(event)}>
          <Cluster gap={2}>
            <TextInput
              label={t('reports.saved.name')}
              hideLabel
              required
              maxLength={80}
              value={written}
              onChange={({ target }) => setWritten(target.value)}
            />
            <Button type="submit" size="small">
              {t('ui.save')}
            </Button>
          </Cluster>
        </form>
      )}
      <Cluster gap={2}>
        {written === undefined && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('reports.saved.rename', { name })}
            onClick={() => setWritten(name)}
          >
            {t('reports.saved.renaming')}
          </Button>
        )}
        <Button size="small" variant="quiet" aria-label={t('reports.saved.delete', { name })} onClick={onDelete}>
          {t('ui.delete')}
        </Button>
      </Cluster>
    </li>
  )
}
