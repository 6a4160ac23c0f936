import { Archive, Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Cluster } from '#web/ui/layout/layout.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Drawer } from '#web/ui/overlays/drawer.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { MenuButton } from '#web/ui/overlays/menu-button.tsx'
import { Show, Shows, section } from '../show.tsx'

type Open = 'dialog' | 'locked' | 'info' | 'success' | 'warning' | 'danger' | 'drawer' | 'preview' | null

export const OverlaySection = section('overlays', 'overlays', () => {
  const t = useTexts('dev_ui')
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const groups = [
    [
      { id: 'copy', label: t('copy'), icon: <Copy /> },
      { id: 'archive', label: t('archive'), icon: <Archive />, note: t('archiveNote'), disabled: true },
    ],
    [{ id: 'delete', label: t('ui.delete'), icon: <Trash2 />, tone: 'danger' as const }],
  ]
  return (
    <Shows>
      <Show name="Dialog 580, 602, 680">
        <Cluster>
          <Button onClick={() => setOpen('dialog')}>{t('openDialog')}</Button>
          <Button onClick={() => setOpen('locked')}>{t('openLocked')}</Button>
        </Cluster>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          width={680}
          title={t('dialogTitle')}
          footer={<Button onClick={close}>{t('ui.close')}</Button>}
        >
          <p>{t('sentence')}</p>
        </Dialog>
        <Dialog
          open={open === 'locked'}
          width={580}
          title={t('lockedTitle')}
          footer={
            <Button variant="primary" onClick={close}>
              {t('ui.save')}
            </Button>
          }
        >
          <TextInput label={t('password')} type="password" autoComplete="new-password" />
        </Dialog>
      </Show>
      <Show name="ConfirmDialog">
        <Cluster>
          <Button onClick={() => setOpen('info')}>{t('openInfo')}</Button>
          <Button onClick={() => setOpen('success')}>{t('openSuccess')}</Button>
          <Button onClick={() => setOpen('warning')}>{t('openWarning')}</Button>
          <Button onClick={() => setOpen('danger')}>{t('openDanger')}</Button>
        </Cluster>
        <ConfirmDialog open={open === 'info'} title={t('dialogTitle')} detail={t('sentence')} onCancel={close} />
        <ConfirmDialog
          open={open === 'success'}
          tone="success"
          title={t('sentTitle')}
          detail={t('sentDetail')}
          onCancel={close}
        />
        <ConfirmDialog
          open={open === 'warning'}
          tone="warning"
          width={680}
          title={t('leaveTitle')}
          detail={t('leaveDetail')}
          confirmText={t('leave')}
          onConfirm={close}
          onCancel={close}
        />
        <ConfirmDialog
          open={open === 'danger'}
          tone="danger"
          title={t('deleteTitle')}
          detail={t('deleteDetail')}
          confirmText={t('deleteConfirm')}
          onConfirm={close}
          onCancel={close}
        />
      </Show>
      <Show name="Drawer">
        <Cluster>
          <Button onClick={() => setOpen('drawer')}>{t('openDrawer')}</Button>
          <Button onClick={() => setOpen('preview')}>{t('openPreview')}</Button>
        </Cluster>
        <Drawer
          open={open === 'drawer'}
          onClose={close}
          title={t('longName')}
          footer={<Button variant="primary">{t('ui.save')}</Button>}
        >
          <p>{t('sentence')}</p>
        </Drawer>
        <Drawer open={open === 'preview'} onClose={close} modal={false} title={t('preview')}>
          <p>{t('sentence')}</p>
        </Drawer>
      </Show>
      <Show name="Menu">
        <Cluster>
          <Menu label={t('actions')} trigger={<MenuButton>{t('actions')}</MenuButton>} groups={groups} />
          <Menu label={t('actions')} trigger={<MenuButton />} groups={groups} />
        </Cluster>
      </Show>
      <Show name="showToast">
        <Cluster>
          <Button onClick={() => showToast({ tone: 'success', title: t('ui.saved') })}>{t('openSuccess')}</Button>
          <Button onClick={() => showToast({ tone: 'danger', title: t('notSaved'), detail: t('notLost') })}>
            {t('openDanger')}
          </Button>
          <Button
            onClick={() =>
              showToast({
                tone: 'info',
                title: t('archived'),
                action: { label: t('ui.undo'), onAction: ignore },
              })
            }
          >
            {t('openAction')}
          </Button>
        </Cluster>
      </Show>
    </Shows>
  )
})

function ignore() {}
