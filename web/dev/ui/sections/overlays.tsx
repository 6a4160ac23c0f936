import { Archive, Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DetailsMenu } from '#web/ui/details-menu.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { Cluster } from '#web/ui/layout.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { MenuButton } from '#web/ui/menu-button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { showToast } from '#web/ui/toasts.tsx'
import { Show, Shows, section } from '../show.tsx'

type Open = 'dialog' | 'locked' | 'info' | 'success' | 'warning' | 'danger' | 'drawer' | 'preview' | null

export const OverlaySection = section('overlays', 'ui.show.overlays', () => {
  const t = useTexts('common')
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const groups = [
    [
      { id: 'copy', label: t('ui.show.copy'), icon: <Copy /> },
      { id: 'archive', label: t('ui.show.archive'), icon: <Archive />, note: t('ui.show.archiveNote'), disabled: true },
    ],
    [{ id: 'delete', label: t('ui.show.delete'), icon: <Trash2 />, tone: 'danger' as const }],
  ]
  return (
    <Shows>
      <Show name="Dialog 580, 602, 680">
        <Cluster>
          <Button onClick={() => setOpen('dialog')}>{t('ui.show.openDialog')}</Button>
          <Button onClick={() => setOpen('locked')}>{t('ui.show.openLocked')}</Button>
        </Cluster>
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          width={680}
          title={t('ui.show.dialogTitle')}
          footer={<Button onClick={close}>{t('ui.close')}</Button>}
        >
          <p>{t('ui.show.sentence')}</p>
        </Dialog>
        <Dialog
          open={open === 'locked'}
          width={580}
          title={t('ui.show.lockedTitle')}
          footer={
            <Button variant="primary" onClick={close}>
              {t('ui.show.save')}
            </Button>
          }
        >
          <TextInput label={t('ui.show.password')} type="password" autoComplete="new-password" />
        </Dialog>
      </Show>
      <Show name="ConfirmDialog">
        <Cluster>
          <Button onClick={() => setOpen('info')}>{t('ui.show.openInfo')}</Button>
          <Button onClick={() => setOpen('success')}>{t('ui.show.openSuccess')}</Button>
          <Button onClick={() => setOpen('warning')}>{t('ui.show.openWarning')}</Button>
          <Button onClick={() => setOpen('danger')}>{t('ui.show.openDanger')}</Button>
        </Cluster>
        <ConfirmDialog
          open={open === 'info'}
          title={t('ui.show.dialogTitle')}
          detail={t('ui.show.sentence')}
          onCancel={close}
        />
        <ConfirmDialog
          open={open === 'success'}
          tone="success"
          title={t('ui.show.sentTitle')}
          detail={t('ui.show.sentDetail')}
          onCancel={close}
        />
        <ConfirmDialog
          open={open === 'warning'}
          tone="warning"
          width={680}
          title={t('ui.show.leaveTitle')}
          detail={t('ui.show.leaveDetail')}
          confirmText={t('ui.show.leave')}
          onConfirm={close}
          onCancel={close}
        />
        <ConfirmDialog
          open={open === 'danger'}
          tone="danger"
          title={t('ui.show.deleteTitle')}
          detail={t('ui.show.deleteDetail')}
          confirmText={t('ui.show.deleteConfirm')}
          onConfirm={close}
          onCancel={close}
        />
      </Show>
      <Show name="Drawer">
        <Cluster>
          <Button onClick={() => setOpen('drawer')}>{t('ui.show.openDrawer')}</Button>
          <Button onClick={() => setOpen('preview')}>{t('ui.show.openPreview')}</Button>
        </Cluster>
        <Drawer
          open={open === 'drawer'}
          onClose={close}
          title={t('ui.show.longName')}
          footer={<Button variant="primary">{t('ui.show.save')}</Button>}
        >
          <p>{t('ui.show.sentence')}</p>
        </Drawer>
        <Drawer open={open === 'preview'} onClose={close} modal={false} title={t('ui.show.preview')}>
          <p>{t('ui.show.sentence')}</p>
        </Drawer>
      </Show>
      <Show name="Menu, DetailsMenu">
        <Cluster>
          <Menu
            label={t('ui.show.actions')}
            trigger={<MenuButton>{t('ui.show.actions')}</MenuButton>}
            groups={groups}
          />
          <Menu label={t('ui.show.actions')} trigger={<MenuButton />} groups={groups} />
          <DetailsMenu
            summary="TR"
            label={t('ui.show.language')}
            side="start"
            items={[
              { to: '#overlays', label: 'Türkçe', lang: 'tr', current: true },
              { to: '#actions', label: 'English', lang: 'en' },
            ]}
          />
        </Cluster>
      </Show>
      <Show name="showToast, Toasts">
        <Cluster>
          <Button onClick={() => showToast({ tone: 'success', title: t('ui.show.saved') })}>
            {t('ui.show.openSuccess')}
          </Button>
          <Button
            onClick={() => showToast({ tone: 'danger', title: t('ui.show.notSaved'), detail: t('ui.show.notLost') })}
          >
            {t('ui.show.openDanger')}
          </Button>
          <Button
            onClick={() =>
              showToast({
                tone: 'info',
                title: t('ui.show.archived'),
                action: { label: t('ui.show.undo'), onAction: ignore },
              })
            }
          >
            {t('ui.show.openAction')}
          </Button>
        </Cluster>
      </Show>
    </Shows>
  )
})

function ignore() {}
