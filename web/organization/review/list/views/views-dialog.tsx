import { ArrowDown, ArrowUp, Save, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { changeView, createView, deleteView, type View } from '#contract/views.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import type { ListSearch } from '../list-search.ts'
import styles from '../page.module.css'
import { contentOf, isOfOneForm, isShown, viewAddress } from './view-search.ts'

interface ViewsDialogProps {
  readonly formId: string
  readonly now: ListSearch
  readonly views: readonly View[]
  readonly onClose: () => void
}

/** Saves the list as it is shown as a view; changes, shares, orders and deletes views. */
export function ViewsDialog({ formId, now, views, onClose }: ViewsDialogProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const navigate = useNavigate()
  const me = useMe()
  const { act, busy, failed } = useAct({ changes: 'views' })
  const [name, setName] = useState('')
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

  /** Everything that is not changed is sent as it is. */
  const change = (view: View, changed: Partial<View>) => {
    const { name: called, formId: of, isShared, filters, columns, sort, direction, density } = { ...view, ...changed }
    const { position } = changed
    const body = { name: called, formId: of, isShared, filters, columns, sort, direction, density }
    void act(() =>
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
        <ul className={styles.views}>
          {views.map((view, at) => (
            <li key={view.id}>
              <span>
                {view.name}
                <span className={styles.second}>
                  {view.isShared ? t('saved.shared', { owner: view.owner }) : t('saved.own')}
                </span>
              </span>
              {view.can.change && (
                <>
                  {sharing && (
                    <Checkbox
                      label={t('saved.share.short')}
                      checked={view.isShared}
                      onChange={({ target }) => change(view, { isShared: target.checked })}
                    />
                  )}
                  <IconButton
                    label={t('saved.up', { name: view.name })}
                    icon={<ArrowUp />}
                    size="small"
                    disabled={at === 0}
                    onClick={() => change(view, { position: at - 1 })}
                  />
                  <IconButton
                    label={t('saved.down', { name: view.name })}
                    icon={<ArrowDown />}
                    size="small"
                    disabled={at === views.length - 1}
                    onClick={() => change(view, { position: at + 1 })}
                  />
                  {!isShown(view, now) && (
                    <IconButton
                      label={t('saved.update', { name: view.name })}
                      icon={<Save />}
                      size="small"
                      onClick={() => change(view, content)}
                    />
                  )}
                </>
              )}
              {view.can.delete && (
                <IconButton
                  label={t('saved.delete', { name: view.name })}
                  icon={<Trash2 />}
                  size="small"
                  tone="danger"
                  onClick={() => void act(() => askInBrowser(deleteView, { companyId: me.myId, viewId: view.id }))}
                />
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}
