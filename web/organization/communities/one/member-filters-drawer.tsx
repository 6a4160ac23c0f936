import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { levelCodes } from '#contract/forms/form-facts.ts'
import type { Tag } from '#contract/review/tags.ts'
import { useCities, useUniversities } from '#web/queries/reference.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { FilterDrawer } from '#web/ui/overlays/filter-drawer.tsx'
import { type MemberSearch, memberAddress, memberSearchOf } from './members-of.ts'

interface MemberFiltersProps {
  readonly now: MemberSearch
  readonly tags: readonly Tag[]
  readonly onClose: () => void
}

/** Filters by the profile fields that members share; the choice becomes the address. */
export function MemberFiltersDrawer({ now, tags, onClose }: MemberFiltersProps) {
  const t = useTexts('org_communities')
  const navigate = useNavigate()
  const mayKnow = may(useMe(), 'Applications', 'read')
  const cities = known(useCities(), now.cityId)
  const universities = known(useUniversities(), now.universityId)
  const any = { value: '', label: t('ui.all') }

  function narrow(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const address = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string' && value !== '') address.append(name, value)
    const { state, search, invitedTo } = now
    if (invitedTo) address.set('invitedTo', invitedTo)
    onClose()
    // Normalises the input, so that invalid values do not stay in the address.
    void navigate(memberAddress({ ...memberSearchOf(address), state, ...(search && { search }) }, {}))
  }

  return (
    <FilterDrawer onClose={onClose} onSubmit={narrow}>
      <Stack gap={6}>
        <Select
          name="level"
          label={t('members.level')}
          defaultValue={now.level ?? ''}
          options={[any, ...levelCodes.map((code) => ({ value: code, label: t('level', { code }) }))]}
        />
        <Select
          key={cities.length}
          name="cityId"
          label={t('label.city')}
          defaultValue={String(now.cityId ?? '')}
          options={[any, ...cities]}
        />
        <Select
          key={`u${universities.length}`}
          name="universityId"
          label={t('members.university')}
          defaultValue={String(now.universityId ?? '')}
          options={[any, ...universities]}
        />
        {tags.length > 0 && (
          <Select
            name="tagId"
            label={t('members.tag')}
            defaultValue={now.tagId ?? ''}
            options={[any, ...tags.map(({ id: value, name }) => ({ value, label: name }))]}
          />
        )}
        {now.invitedTo && mayKnow && (
          <Select
            name="hasApplied"
            label={t('members.hasApplied')}
            defaultValue={String(now.hasApplied ?? '')}
            options={[
              any,
              { value: 'true', label: t('members.hasApplied.is', { is: 'true' }) },
              { value: 'false', label: t('members.hasApplied.is', { is: 'false' }) },
            ]}
          />
        )}
      </Stack>
    </FilterDrawer>
  )
}

/** Includes the chosen values among the choices until the names are loaded. */
function known(all: readonly { readonly id: number; readonly name: string }[], chosen: number | undefined) {
  const some = all.length === 0 && chosen !== undefined ? [{ id: chosen, name: '…' }] : all
  return some.map(({ id, name }) => ({ value: String(id), label: name }))
}
