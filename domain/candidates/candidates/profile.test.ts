import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  changeCandidateBank as bankCall,
  type Requirements,
  saveRequirements as saveCall,
} from '#contract/candidates/candidate-profile.ts'
import { noRequirements } from '#contract/candidates/no-requirements.ts'
import { applicationSnapshots } from '#database/schema/application-snapshots.ts'
import { candidates } from '#database/schema/candidates.ts'
import { readSession } from '#domain/accounts/accounts/sessions/read-session.ts'
import { fileStore } from '#domain/ground/files/store.ts'
import { aCandidate, aCompany, aPublishedForm } from '../../../tests/builders.ts'
import { testDatabase } from '../../../tests/database.ts'
import { aHandedIn } from '../../../tests/handed-in.ts'
import { addCertificate, changeCertificate } from './background/certificates.ts'
import { changeCandidateBank } from './change-candidate-bank.ts'
import { changeCandidateLocation } from './change-candidate-location.ts'
import { changeCandidatePhoto } from './change-candidate-photo.ts'
import { changeCandidateProfile } from './change-candidate-profile.ts'
import { readCandidateProfile } from './read-candidate-profile.ts'
import { removeCandidatePhoto } from './remove-candidate-photo.ts'
import { removeFiles } from './remove-files.ts'
import { readRequirements, saveRequirements } from './requirements.ts'
import { saveCitizen } from './save-citizen.ts'

const connection = testDatabase()

const stored = async (candidateId: string) => {
  const [row] = await connection.db.select().from(candidates).where(eq(candidates.id, candidateId))
  return row
}

test('a new candidate has an empty profile with their name', async () => {
  const { caller, candidateId, email } = await aCandidate({ gsm: '+905321234567' })
  expect(await readCandidateProfile(caller, { candidateId })).toEqual({
    name: 'Ayşe',
    surname: 'Yılmaz',
    email,
    gsm: '+905321234567',
    gsmVerified: false,
    photo: null,
    birthDate: null,
    gender: null,
    nationality: null,
    country: null,
    city: null,
    town: null,
    about: '',
    citizen: null,
    bank: null,
    isAccountActivated: false,
  })
})

test('one field at a time is saved, and the rest stays; the session has the new name', async () => {
  const { caller, candidateId } = await aCandidate()
  await changeCandidateProfile(caller, { candidateId, birthDate: '2004-02-29', gender: 'female', nationalityId: 223 })
  const changed = await changeCandidateProfile(caller, { candidateId, surname: 'Demir', about: 'Kısaca ben.' })
  expect(changed).toMatchObject({
    name: 'Ayşe',
    surname: 'Demir',
    birthDate: '2004-02-29',
    gender: 'female',
    about: 'Kısaca ben.',
    nationality: { id: 223, name: 'Türkiye' },
  })
  expect((await readSession(caller)).fullname).toBe('Ayşe Demir')
  expect(await changeCandidateProfile(caller, { candidateId, gender: null })).toMatchObject({ gender: null })
  expect(await changeCandidateProfile(caller, { candidateId })).toMatchObject({ birthDate: '2004-02-29' })
})

describe('a birth date is possible', () => {
  const daysOf = (years: number, days = 0) => {
    const at = new Date()
    at.setUTCFullYear(at.getUTCFullYear() - years)
    at.setUTCDate(at.getUTCDate() + days)
    return at.toISOString().slice(0, 10)
  }
  test.each([
    ['1900-01-01', true],
    ['1899-12-31', false],
    ['0000-01-01', false],
    [daysOf(10, -2), true],
    [daysOf(10, 2), false],
    [daysOf(0, 30), false],
  ])('%s: %s', async (birthDate, isFine) => {
    const { caller, candidateId } = await aCandidate()
    const changed = changeCandidateProfile(caller, { candidateId, birthDate })
    if (isFine) expect(await changed).toMatchObject({ birthDate })
    else await expect(changed).rejects.toMatchObject({ code: 'candidates.birthDate', errors: [{ field: 'birthDate' }] })
  })
})

test('an unknown nationality is refused by name, and nothing of that save is stored', async () => {
  const { caller, candidateId } = await aCandidate()
  await expect(changeCandidateProfile(caller, { candidateId, name: 'Ada', nationalityId: 9999 })).rejects.toMatchObject(
    {
      code: 'data.notFound',
      errors: [{ field: 'nationalityId', message: 'Listede böyle bir kayıt yok.' }],
    },
  )
  expect(await readCandidateProfile(caller, { candidateId })).toMatchObject({ name: 'Ayşe' })
})

test('country, city and town of residence lie within each other', async () => {
  const { caller, candidateId } = await aCandidate()
  const { rows } = await connection.pool.query('select id, name from towns where city_id = 34 order by name limit 1')
  const [town] = rows
  const lives = await changeCandidateLocation(caller, { candidateId, countryId: 223, cityId: 34, townId: town.id })
  expect(lives).toMatchObject({ country: { id: 223 }, city: { id: 34, name: 'İstanbul' }, town })

  const wrong: readonly [object, string, readonly string[]][] = [
    [{ countryId: 9999, cityId: null }, 'data.notFound', ['countryId']],
    [{ countryId: 1, cityId: 34 }, 'request.invalid', ['cityId']],
    [{ countryId: 223, cityId: 6, townId: town.id }, 'request.invalid', ['townId']],
    [{ countryId: 223, cityId: null, townId: town.id }, 'request.invalid', ['townId']],
    [{ countryId: 223, cityId: 2_147_483_647, townId: 2_147_483_647 }, 'data.notFound', ['cityId', 'townId']],
  ]
  for (const [place, code, fields] of wrong) {
    const asked = { candidateId, countryId: 223, cityId: null, ...place }
    const refused = await changeCandidateLocation(caller, asked).catch((error) => error)
    expect([refused.code, refused.errors.map(({ field }: { field: string }) => field)]).toEqual([code, fields])
  }
  // A new city clears the town.
  const moved = await changeCandidateLocation(caller, { candidateId, countryId: 223, cityId: 6 })
  expect(moved).toMatchObject({ city: { id: 6 }, town: null })
})

test('an IBAN is stored encrypted, shown masked with its bank, and can be removed', async () => {
  const { caller, candidateId } = await aCandidate()
  const { bank } = bankCall.body.parse({ bank: { iban: 'tr33 0006 1005 1978 6457 8413 26', owner: ' Ayşe Yılmaz ' } })
  const { bank: shown } = await changeCandidateBank(caller, { candidateId, bank })
  expect(shown).toEqual({ masked: 'TR33 **** **** **** **** **13 26', owner: 'Ayşe Yılmaz', bankName: null })

  const ziraat = { iban: 'TR280001009999901234567890', owner: 'Ayşe Yılmaz' }
  expect((await changeCandidateBank(caller, { candidateId, bank: ziraat })).bank?.bankName).toBe(
    'Türkiye Cumhuriyeti Ziraat Bankası A.Ş.',
  )
  expect((await stored(candidateId))?.bankSealed).not.toContain('90123')
  expect(await changeCandidateBank(caller, { candidateId, bank: null })).toMatchObject({ bank: null })
  expect((await stored(candidateId))?.bankSealed).toBeNull()
})

test('requirements are encrypted as a whole', async () => {
  const { caller, candidateId } = await aCandidate()
  expect(await readRequirements(caller, { candidateId })).toEqual({ requirements: null })
  const saved = await saveRequirements(caller, { candidateId, requirements })
  expect(saved).toEqual({ requirements })
  expect(await readRequirements(caller, { candidateId })).toEqual(saved)
  const { requirementsSealed } = (await stored(candidateId)) ?? {}
  expect(requirementsSealed).toMatch(/^[\w.-]{100,}$/)
  // The same text is encrypted differently each time, so that equal answers cannot be recognised.
  await saveRequirements(caller, { candidateId, requirements })
  expect((await stored(candidateId))?.requirementsSealed).not.toBe(requirementsSealed)
})

test('more studying siblings than siblings are refused', () => {
  const asked = (studyingSiblings: number | null) =>
    saveCall.body.safeParse({ requirements: { ...requirements, siblings: 2, studyingSiblings } }).error?.issues
  expect(asked(3)).toMatchObject([{ path: ['requirements', 'studyingSiblings'], message: 'fields.studyingSiblings' }])
  expect(asked(2)).toBeUndefined()
  expect(asked(null)).toBeUndefined()
})

const requirements: Requirements = {
  siblings: 3,
  studyingSiblings: 2,
  householdSize: 6,
  incomeBand: 'upToMinimum',
  housing: 'rented',
  parents: 'fatherLost',
  parentsTogether: null,
  relative: 'none',
  disabled: true,
  disabilityPercent: 45,
  disabilityNote: 'İşitme',
  chronicIllness: false,
  otherScholarship: false,
  otherScholarshipNote: '',
  works: null,
  note: '',
}

describe('a photo', () => {
  const picture = async (red: number, width = 900, height = 700) => {
    const drawn = sharp({ create: { width, height, channels: 3, background: { r: red, g: 45, b: 179 } } })
    return (await drawn.jpeg().toBuffer()).toString('base64')
  }
  const keyOf = (photo: string) => photo.replace('/files/profile-images/', '')
  const isKept = (photo: string) => fileStore().exists('profile-images', keyOf(photo))
  const jobsOf = async (candidateId: string) => {
    const text = `delete from pgboss.job where name = 'candidates.removeFiles' and data -> 'photos' -> 0 ->> 'candidateId' = $1 returning data`
    return (await connection.pool.query(text, [candidateId])).rows.map(({ data }) => data)
  }

  test('comes out as a square of at most 512 pixels, and the session shows it', async () => {
    const { caller, candidateId } = await aCandidate()
    const { photo } = await changeCandidatePhoto(caller, { candidateId, data: await picture(10) })
    expect(photo).toMatch(new RegExp(`^/files/profile-images/${candidateId}/photo-[0-9a-f]{32}\\.webp$`))
    expect((await readSession(caller)).photo).toBe(photo)
    const file = await fileStore().get('profile-images', keyOf(photo))
    const bytes = file && (await buffer(file.stream))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  })

  test('replaces the previous one, whose file is removed once it is no longer used', async () => {
    const { caller, candidateId } = await aCandidate()
    const first = await changeCandidatePhoto(caller, { candidateId, data: await picture(20, 300, 300) })
    const again = await changeCandidatePhoto(caller, { candidateId, data: await picture(20, 300, 300) })
    expect(again).toEqual(first)
    expect(await jobsOf(candidateId)).toEqual([])

    const second = await changeCandidatePhoto(caller, { candidateId, data: await picture(30) })
    const [job] = await jobsOf(candidateId)
    expect(job).toEqual({ photos: [{ candidateId, photo: first.photo }], keys: [] })
    await removeFiles(job)
    await removeFiles(job)
    expect([await isKept(first.photo), await isKept(second.photo)]).toEqual([false, true])

    expect(await removeCandidatePhoto(caller, { candidateId })).toBeNull()
    expect(await readCandidateProfile(caller, { candidateId })).toMatchObject({ photo: null })
    for (const job of await jobsOf(candidateId)) await removeFiles(job)
    expect(await isKept(second.photo)).toBe(false)
  })

  test('that is set again before its file was removed stays', async () => {
    const { caller, candidateId } = await aCandidate()
    const { photo } = await changeCandidatePhoto(caller, { candidateId, data: await picture(40, 200, 200) })
    await removeCandidatePhoto(caller, { candidateId })
    const late = await jobsOf(candidateId)
    await changeCandidatePhoto(caller, { candidateId, data: await picture(40, 200, 200) })
    for (const job of late) await removeFiles(job)
    expect(await isKept(photo)).toBe(true)
  })

  test('that was submitted stays with the application when it is replaced, and is removed from it when it is removed', async () => {
    const company = await aCompany()
    const form = await aPublishedForm(company)
    const { appId, candidate } = await aHandedIn({ id: form.id, companyId: company.companyId })
    const { caller, candidateId } = candidate
    const first = await changeCandidatePhoto(caller, { candidateId, data: await picture(50, 200, 200) })
    const isTheirs = eq(applicationSnapshots.applicationId, appId)
    const handedIn = async () => (await connection.db.select().from(applicationSnapshots).where(isTheirs))[0]?.profile
    const profile = await handedIn()
    if (!profile) throw new Error('Nothing was handed in')
    await connection.db
      .update(applicationSnapshots)
      .set({ profile: { ...profile, photo: first.photo } })
      .where(isTheirs)
    const second = await changeCandidatePhoto(caller, { candidateId, data: await picture(60, 200, 200) })
    for (const job of await jobsOf(candidateId)) await removeFiles(job)
    expect([(await handedIn())?.photo, await isKept(first.photo)]).toEqual([first.photo, true])

    await removeCandidatePhoto(caller, { candidateId })
    for (const job of await jobsOf(candidateId)) await removeFiles(job)
    expect(await handedIn()).toEqual({ ...profile, photo: null })
    expect([await isKept(first.photo), await isKept(second.photo)]).toEqual([false, false])
  })

  test('that is no picture is refused', async () => {
    const { caller, candidateId } = await aCandidate()
    const data = Buffer.from('<svg onload="alert(1)"/>').toString('base64')
    await expect(changeCandidatePhoto(caller, { candidateId, data })).rejects.toMatchObject({
      code: 'images.unreadable',
    })
  })
})

test('a change from another tab is not overwritten unless confirmed', async () => {
  const { caller, candidateId } = await aCandidate()
  const was = { name: 'Ayşe', surname: 'Yılmaz', birthDate: null, gender: null, nationalityId: null, about: '' }
  await changeCandidateProfile(caller, { candidateId, about: 'İlk sekme', was })
  const second = { candidateId, about: 'İkinci sekme' }
  await expect(changeCandidateProfile(caller, { ...second, was })).rejects.toThrow('candidates.partChanged')
  expect((await stored(candidateId))?.about).toBe('İlk sekme')
  expect((await changeCandidateProfile(caller, second)).about).toBe('İkinci sekme')

  // The form has a preselected country before the first save.
  await changeCandidateLocation(caller, {
    candidateId,
    countryId: 223,
    cityId: 34,
    was: { countryId: 223, cityId: null },
  })
  const moved = { candidateId, countryId: 223, cityId: 6, was: { countryId: 223, cityId: 35 } }
  await expect(changeCandidateLocation(caller, moved)).rejects.toThrow('candidates.partChanged')

  const said = { ...noRequirements, siblings: 2 }
  await saveRequirements(caller, { candidateId, requirements: said, was: noRequirements })
  const again = { candidateId, requirements: { ...noRequirements, siblings: 3 }, was: noRequirements }
  await expect(saveRequirements(caller, again)).rejects.toThrow('candidates.partChanged')
  expect((await readRequirements(caller, { candidateId })).requirements?.siblings).toBe(2)

  const bank = { iban: 'TR330006100519786457841326', owner: 'Ayşe Yılmaz' }
  const none = { masked: null, owner: null }
  const { bank: given } = await changeCandidateBank(caller, { candidateId, bank, was: none })
  const otherBank = { candidateId, bank: { ...bank, owner: 'Ayşe' } }
  await expect(changeCandidateBank(caller, { ...otherBank, was: none })).rejects.toThrow('candidates.partChanged')
  const asGiven = { masked: given?.masked, owner: given?.owner }
  expect((await changeCandidateBank(caller, { ...otherBank, was: asGiven })).bank?.owner).toBe('Ayşe')

  const tckn = '10000000146'
  const { masked } = await saveCitizen(caller, { candidateId, tckn, was: { masked: null } })
  await expect(saveCitizen(caller, { candidateId, tckn, was: { masked: null } })).rejects.toThrow(
    'candidates.partChanged',
  )
  await saveCitizen(caller, { candidateId, tckn, was: { masked } })

  const certificate = { name: 'İlk yardım', issuer: 'Kızılay', issuedOn: null, expiresOn: null, reference: '' }
  const { id } = await addCertificate(caller, { candidateId, ...certificate })
  await changeCertificate(caller, { candidateId, id, ...certificate, issuer: 'AFAD', was: certificate })
  const other = { candidateId, id, ...certificate, name: 'Başka', was: certificate }
  await expect(changeCertificate(caller, other)).rejects.toThrow('candidates.partChanged')
})
