import { ArrowRight, Bookmark, Pencil, Plus, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { IconButton, IconLink } from '#web/ui/actions/icon-button.tsx'
import { Link, OutsideLink } from '#web/ui/actions/link.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { Show, Shows, section } from '../show.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger', 'accent'] as const

export const ActionSection = section('actions', 'actions', () => {
  const t = useTexts('dev_ui')
  const [saved, setSaved] = useState(false)
  return (
    <Shows>
      {variants.map((variant) => (
        <Show key={variant} name={`Button variant="${variant}"`}>
          <Cluster>
            <Button variant={variant}>{t('ui.save')}</Button>
            <Button variant={variant} icon={<Plus />}>
              {t('addEducation')}
            </Button>
            <Button variant={variant} loading>
              {t('ui.save')}
            </Button>
            <Button variant={variant} disabled>
              {t('ui.save')}
            </Button>
          </Cluster>
        </Show>
      ))}
      <Show name="Button size, wide">
        <Stack>
          <Cluster>
            <Button size="small">{t('ui.save')}</Button>
            <Button>{t('ui.save')}</Button>
            <Button size="large">{t('ui.save')}</Button>
          </Cluster>
          <Button variant="primary" size="large" wide iconAfter={<ArrowRight />}>
            {t('longAction')}
          </Button>
        </Stack>
      </Show>
      <Show name="ButtonLink">
        <Cluster>
          <ButtonLink to="#actions" variant="primary">
            {t('apply')}
          </ButtonLink>
          <ButtonLink to="#actions">{t('details')}</ButtonLink>
        </Cluster>
      </Show>
      <Show name="IconButton, IconLink">
        <Cluster gap={1}>
          <IconButton label={t('ui.edit')} icon={<Pencil />} />
          <IconButton label={t('bookmark')} icon={<Bookmark />} aria-pressed={saved} onClick={() => setSaved(!saved)} />
          <IconButton label={t('ui.delete')} icon={<Trash2 />} tone="danger" />
          <IconButton label={t('ui.edit')} icon={<Pencil />} size="small" />
          <IconButton label={t('ui.edit')} icon={<Pencil />} disabled />
          <IconLink label={t('share')} icon={<Share2 />} to="#actions" />
        </Cluster>
      </Show>
      <Show name="Link, OutsideLink">
        <p>
          {t('sentence')} <Link to="#actions">{t('details')}</Link>{' '}
          <OutsideLink to="https://example.org">example.org</OutsideLink>
        </p>
        <p>
          <Link to="#actions" quiet>
            {t('longName')}
          </Link>
        </p>
      </Show>
    </Shows>
  )
})
