import { CircleAlert, CircleCheck, Lightbulb } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ChecklistItem, Form } from '#contract/forms/company-forms.ts'
import type { FormPromise } from '#contract/forms/form-content.ts'
import { confirmFormPromises, publishForm } from '#contract/forms/form-states.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { partTexts } from '../../words.ts'
import { useChecklist } from '../checklist/use-checklist.ts'
import { isUnsaved } from '../state/building.ts'
import { useBuilder } from '../use-builder.ts'
import { Confirm, PromiseWords } from './promises.tsx'
import styles from './publish-dialog.module.css'
import { Published } from './published.tsx'

interface PublishDialogProps {
  readonly onClose: () => void
  /** Shows the editor pane, where only one pane is visible */
  readonly onShow: () => void
}

/**
 * The publish dialog: missing input with links to the fields, then the button, then the address of the published form.
 */
export function PublishDialog({ onClose, onShow }: PublishDialogProps) {
  const t = useTexts('org_forms')
  const { myId: companyId } = useMe()
  const { saving, form, content, ...state } = useBuilder()
  const { nameOf, show } = useChecklist()
  const { act, busy, failed } = useAct()
  const [done, setDone] = useState(false)
  // Read once when the dialog opens: after publishing the form is no longer a draft.
  const [isFirst] = useState(form.state === 'Draft')
  const isStuck = state.trouble !== null || Object.keys(state.conflicts).length > 0
  const unsaved = isUnsaved({ form, content, ...state })
  // Flushes unsaved changes, because the server computes the checklist.
  useEffect(() => void saving.flush(), [saving])

  const blocking = form.checklist.filter(({ blocks }) => blocks)
  const advice = form.checklist.filter(({ blocks }) => !blocks)

  function lead(item: ChecklistItem) {
    onClose()
    onShow()
    void show(item)
  }

  async function ask(work: (one: { companyId: string; formId: string; version: number }) => Promise<Form>) {
    const isDone = await act(async () => {
      await saving.flush()
      const { version } = saving.now().form
      saving.adopt(await work({ companyId, formId: form.id, version }))
    })
    if (!isDone) void saving.refresh()
    return isDone
  }

  const publish = async () => setDone(await ask((one) => askInBrowser(publishForm, one)))
  const lines = useNextPromise(busy)
  const confirm = (promise: FormPromise) =>
    ask((one) => askInBrowser(confirmFormPromises, { ...one, promises: [promise] }))

  if (done) return <Published isFirst={isFirst} onClose={onClose} />
  return (
    <Dialog
      open
      keepsFooter
      title={form.state === 'Draft' ? t('publish.title') : t('publish.changes.title')}
      onClose={busy ? undefined : onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('ui.cancel')}
          </Button>
          <Button
            variant="primary"
            loading={busy || (unsaved && !isStuck)}
            disabled={blocking.length > 0 || isStuck}
            onClick={() => void publish()}
          >
            {form.state === 'Draft' ? t('publish') : t('publish.changes')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {blocking.length > 0 ? (
          <p>{t('publish.missing', { count: blocking.length })}</p>
        ) : (
          <p className={styles.ready}>
            <CircleCheck />
            {form.state === 'Draft' ? t('publish.ready') : t('publish.changes.ready')}
          </p>
        )}
        {blocking.some(({ confirms }) => confirms) && <p>{t('publish.promises')}</p>}
        <ul ref={lines} tabIndex={-1} className={styles.items}>
          {[...blocking, ...advice].map((item) => (
            <li key={item.field + item.message}>
              {item.blocks ? <CircleAlert className={styles.blocks} /> : <Lightbulb />}
              <button type="button" className={styles.item} onClick={() => lead(item)}>
                <span className={styles.part}>
                  {[t(partTexts[item.part]), nameOf(item)].filter(Boolean).join('\u00a0· ')}
                </span>
                {item.message}
                {item.confirms && <PromiseWords promise={item.confirms} basics={content.basics} />}
              </button>
              {item.confirms && (
                <Confirm
                  promise={item.confirms}
                  disabled={busy || isStuck}
                  onConfirm={(promise) => void confirm(promise)}
                />
              )}
            </li>
          ))}
        </ul>
        {isStuck && <p>{t('publish.stuck')}</p>}
        <FailedNotice failed={failed} />
      </Stack>
    </Dialog>
  )
}

/** After a promise is confirmed its button is gone, so the focus moves to the next one, or to the list. */
function useNextPromise(busy: boolean) {
  const lines = useRef<HTMLUListElement>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    const list = lines.current
    if (wasBusy.current && !busy && list && document.activeElement === document.body)
      (list.querySelector<HTMLElement>('[data-confirms]') ?? list).focus()
    wasBusy.current = busy
  }, [busy])
  return lines
}
