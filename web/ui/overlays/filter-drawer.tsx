import { type ComponentProps, useId } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../actions/button.tsx'
import { Drawer } from './drawer.tsx'

interface FilterDrawerProps extends Pick<ComponentProps<'form'>, 'children' | 'onBlur' | 'onChange' | 'onSubmit'> {
  readonly onClose: () => void
}

/** The filters of a list, which apply together. */
export function FilterDrawer({ onClose, ...form }: FilterDrawerProps) {
  const t = useTexts('common')
  const id = useId()
  return (
    <Drawer
      open
      title={t('ui.filters')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={id} variant="primary">
            {t('ui.apply')}
          </Button>
        </>
      }
    >
      <form id={id} {...form} />
    </Drawer>
  )
}
