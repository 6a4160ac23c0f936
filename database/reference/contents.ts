import { z } from 'zod'
import {
  BankType,
  Better,
  ClassKind,
  DepartmentLevel,
  DocumentCategory,
  FacultyKind,
  UniversityType,
} from '#contract/data/data.ts'

/** What the JSON files of this folder hold. */

const id = z.number()
const names = { tr: z.string(), en: z.string() }

export const Countries = z.array(
  z.object({
    id,
    ...names,
    alpha2: z.string(),
    alpha3: z.string(),
    numeric: z.string(),
    phone: z.string().nullable(),
    flag: z.string(),
  }),
)

export const Holidays = z.array(z.object({ day: z.iso.date(), ...names, half: z.boolean() }))

/** Country → its cities as [GeoNames id, name, first-order division, population]. */
export const WorldCities = z.record(
  z.string(),
  z.array(z.tuple([id, z.string(), z.string().nullable(), z.number().nullable()])),
)

export const EducationClasses = z.array(
  z.object({
    id,
    ...names,
    code: z.string(),
    classes: z.array(z.object({ id, ...names, order: z.number(), kind: ClassKind, year: z.number().optional() })),
  }),
)

export const Universities = z.array(
  z.object({
    id,
    name: z.string(),
    nameEn: z.string(),
    type: UniversityType,
    cityId: z.number(),
    active: z.boolean(),
  }),
)

export const FacultyCatalogue = z.array(
  z.object({
    id,
    kind: FacultyKind,
    name: z.string(),
    nameEn: z.string(),
    departments: z.array(z.object({ id, name: z.string(), nameEn: z.string(), level: DepartmentLevel })),
  }),
)

export const GpaSystems = z.array(
  z.object({
    id,
    ...names,
    code: z.string(),
    min: z.number().nullable(),
    max: z.number().nullable(),
    decimals: z.number(),
    pass: z.number().nullable(),
    better: Better,
    regex: z.string().optional(),
    default: z.boolean().optional(),
  }),
)

export const DocumentTypes = z.array(
  z.object({
    id,
    ...names,
    category: DocumentCategory,
    eDevlet: z.boolean(),
    validMonths: z.number().nullable(),
    usedFor: z.array(z.string()),
    multiple: z.boolean(),
    accept: z.array(z.string()),
  }),
)

export const Banks = z.array(
  z.object({
    id,
    eftCode: z.string(),
    ibanCode: z.string(),
    name: z.string(),
    type: BankType,
    bic: z.string().nullable(),
    receivesPersonalAccounts: z.boolean(),
  }),
)
