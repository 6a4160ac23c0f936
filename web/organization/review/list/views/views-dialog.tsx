import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { changeView, createView, deleteView, type View } from '#contract/review/views.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { ListSearch } from '../../../desk/list/list-search.ts'
import { useRowQuestion } from '../../../desk/use-focus-back.ts'
import { ViewRow } from './view-row.tsx'
import { contentOf, isOfOneForm, isShown, viewAddress } from './view-search.ts'
import styles from './views.module.css'

interface ViewsDialogProps {
  readonly formId: string
  readonly now: ListSearch
  readonly views: readonly View[]
  readonly onClose: () => void
}

/** Saves the current list as a view; renames, edits, shares, sorts and deletes views. */
export function ViewsDialog({ formId, now, views, onClose }: ViewsDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const navigate = useNavigate()
  const me = useMe()
  const { act, busy, failed } = useAct({ changes: 'views' })
  const [name, setName] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const deletion = useRowQuestion<View>(list)
  const overwriting = useRowQuestion<View>(list)
  const { row: doomed } = deletion
  const { row: outdated } = overwriting
  const content = contentOf(now)
  const sharing = may(me, 'Applications', 'write')

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const everywhere = form.get('everywhere') !== null && !isOfOneForm(content)
    void act(
      () =>
        askInBrowser(createView, {
          companyId: me.myId,
          name,
          formId: everywhere ? null : formId,
          isShared: form.get('isShared') !== null,
          ...content,
        }),
      (view) => {
        onClose()
        void navigate(viewAddress(view))
      },
    )
  }

  async function remove(view: View) {
    deletion.end(await act(() => askInBrowser(deleteView, { companyId: me.myId, viewId: view.id })))
  }

  async function update(view: View) {
    overwriting.end(await change(view, content))
  }

  /** Sends unchanged fields as they are. Resolves to whether it was changed. */
  const change = (view: View, changed: Partial<View>) => {
    const { name: called, formId: of, isShared, filters, columns, sort, direction, density } = { ...view, ...changed }
    const { position } = changed
    const body = { name: called, formId: of, isShared, filters, columns, sort, direction, density }
    return act(() =>
      askInBrowser(changeView, {
        companyId: me.myId,
        viewId: view.id,
        ...body,
        ...(position !== undefined && { position }),
      }),
    )
  }

  return (
    <Dialog open title={t('saved.title')} onClose={onClose} width={680}>
      <Stack>
        <form onSubmit={save}>
          <Stack gap={3}>
            <TextInput
              name="name"
              label={t('saved.name')}
              help={t('saved.help')}
              required
              maxLength={60}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            {sharing && <Checkbox name="isShared" label={t('saved.share')} />}
            {!isOfOneForm(content) && <Checkbox name="everywhere" label={t('saved.everywhere')} />}
            <Button type="submit" variant="primary" loading={busy}>
              {t('saved.save')}
            </Button>
          </Stack>
        </form>
        <FailedNotice failed={failed} />
        <ul ref={list} tabIndex={-1} className={styles.views}>
          {views.map((view, at) => (
            <ViewRow
              key={view.id}
              view={view}
              before={views[at - 1]}
              after={views[at + 1]}
              {...(!isShown(view, now) && { onUpdate: () => overwriting.ask(view) })}
              change={(changed) => change(view, changed)}
              onDelete={() => deletion.ask(view)}
            />
          ))}
        </ul>
      </Stack>
      {outdated && (
        <ConfirmDialog
          open
          tone="warning"
          title={t('saved.update.title', { name: outdated.name })}
          detail={t('saved.update.detail', { shared: String(outdated.isShared) })}
          confirmText={t('saved.update.confirm')}
          loading={busy}
          onCancel={() => overwriting.end()}
          onConfirm={() => void update(outdated)}
        />
      )}
      {doomed && (
        <ConfirmDialog
          open
          tone="danger"
          title={t('saved.delete.title', { name: doomed.name })}
          detail={t('saved.delete.detail', { shared: String(doomed.isShared) })}
          confirmText={t('ui.delete')}
          loading={busy}
          onCancel={() => deletion.end()}
          onConfirm={() => void remove(doomed)}
        />
      )}
    </Dialog>
  )
}
