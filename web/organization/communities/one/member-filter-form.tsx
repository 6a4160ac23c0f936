import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { levelCodes } from '#contract/forms/form-facts.ts'
import type { Tag } from '#contract/review/tags.ts'
import { useCities, useUniversities } from '#web/queries/reference.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import type { MemberSearch } from './members-of.ts'
import styles from './one.module.css'

/** Searching by name and address, and by what members show of themselves; what is chosen becomes the address. */
export function MemberFilterForm({ now, tags }: { now: MemberSearch; tags: readonly Tag[] }) {
  const t = useTexts('org_communities')
  const cities = useCities()
  const mayKnow = may(useMe(), 'Applications', 'read')
  const all = useUniversities()
  const universities = all.length > 0 ? all : now.universityId ? [{ id: now.universityId, name: '…' }] : []
  const known = cities.length > 0 ? cities : now.cityId ? [{ id: now.cityId, name: '…' }] : []
  return (
    <search aria-label={t('ui.filters')}>
      <Form method="get" className={styles.filters}>
        {now.state !== 'member' && <input type="hidden" name="state" value={now.state} />}
        <TextInput
          type="search"
          name="search"
          label={t('members.search')}
          defaultValue={now.search}
          autoComplete="off"
          before={<Search />}
        />
        <Select
          name="level"
          label={t('members.level')}
          defaultValue={now.level ?? ''}
          options={[
            { value: '', label: t('ui.all') },
            ...levelCodes.map((code) => ({ value: code, label: t('level', { code }) })),
          ]}
        />
        <Select
          key={known.length}
          name="cityId"
          label={t('label.city')}
          defaultValue={now.cityId ? String(now.cityId) : ''}
          options={[
            { value: '', label: t('ui.all') },
            ...known.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <Select
          key={`u${universities.length}`}
          name="universityId"
          label={t('members.university')}
          defaultValue={now.universityId ? String(now.universityId) : ''}
          options={[
            { value: '', label: t('ui.all') },
            ...universities.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        {tags.length > 0 && (
          <Select
            name="tagId"
            label={t('members.tag')}
            defaultValue={now.tagId ?? ''}
            options={[{ value: '', label: t('ui.all') }, ...tags.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        )}
        {now.invitedTo && <input type="hidden" name="invitedTo" value={now.invitedTo} />}
        {now.invitedTo && mayKnow && (
          <Select
            name="hasApplied"
            label={t('members.hasApplied')}
            defaultValue={String(now.hasApplied ?? '')}
            options={[
              { value: '', label: t('ui.all') },
              { value: 'true', label: t('members.hasApplied.is', { is: 'true' }) },
              { value: 'false', label: t('members.hasApplied.is', { is: 'false' }) },
            ]}
          />
        )}
        <Button type="submit">{t('ui.search')}</Button>
      </Form>
    </search>
  )
}
