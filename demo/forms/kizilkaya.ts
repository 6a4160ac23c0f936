import { above, is } from '../writing/answer-tests.ts'
import { age, departments, gpa, levels, livesIn } from '../writing/conditions.ts'
import { type DemoForm, liraAMonth, liraOnce } from '../writing/demo-form.ts'
import { needs, needsIf, welcomes } from '../writing/documents.ts'
import { amasya, samsun, sinop, tokat } from '../writing/places.ts'
import { file, long, number, one, page, short, some, yesNo } from '../writing/questions.ts'
import { environmentalEngineering, foodEngineering } from '../writing/studies.ts'
import { archived, draft, open } from '../writing/timing.ts'

export const kizilkayaForms: readonly DemoForm[] = [
  {
    type: 'program',
    when: open(10, 34),
    result: 28,
    language: 'en',
    title: 'Regional Development Traineeship',
    summary: 'Nine months inside a development agency: from reading a grant file to visiting what it built.',
    body: `
Trainees rotate through three units, three months each: planning, grants and monitoring. You sit in the meetings, write parts of the reports and travel with the monitoring team to villages and factories.

## Who should apply

Graduates of any field who can write a clear page in Turkish and in English. Most of our partners are local; about a third of our funding is international, which is why this call is in English.

## What we offer

- A monthly stipend and insurance
- Lunch, and transport to field visits
- A mentor who has worked here for at least five years

Four of our last ten trainees now work in the agency, the others in municipalities, companies and one on her own farm.`,
    cover: 'mountain',
    tags: ['public sector', 'traineeship', 'graduates'],
    quota: 8,
    amount: liraAMonth(26_000, 9),
    workPlace: 'onSite',
    workKind: 'temporary',
    cities: [samsun],
    who: [levels('bachelor', 'master'), age(null, 28), gpa(2.7)],
    questions: [
      page('You'),
      one('Have you graduated?', ['Yes', 'I will by the start'], { key: 'graduated' }),
      short('Expected date of graduation', { showIf: [is('graduated', 'I will by the start')] }),
      some('Which unit interests you most?', ['Planning', 'Grants', 'Monitoring'], { max: 2 }),
      page('Writing'),
      long('In one page: what does the place you come from need that money cannot buy?', [400, 3000]),
      long('Summarise the same in three Turkish sentences.', [50, 600]),
      yesNo('Do you have a driving licence?', { key: 'drive' }),
    ],
    documents: [
      needs('cv'),
      needs('transcript'),
      needsIf(is('graduated', 'Yes'), 'diploma'),
      needsIf(is('drive', true), 'drivingLicence'),
      welcomes('languageResult'),
    ],
    steps: [
      ['Blind reading', 1, 12, 'Texts only, without names'],
      ['Interview day', 16, 20],
      ['Result', 26, 28],
    ],
    applicants: 9,
  },
  {
    type: 'other',
    when: open(27, 14),
    result: 60,
    title: 'Genç Çiftçi Küçük Hibe Çağrısı',
    summary: 'Kırk yaşın altındaki çiftçilere sera, arıcılık ve yerel tohum için 250.000 TL’ye kadar hibe.',
    body: `
Köyde kalmak isteyen gençlerin ilk yatırımına ortak oluyoruz. Hibe geri ödenmez; toplam bütçenin en az **%20’sini** senin karşılaman gerekir. Ayni katkı (arazi, işçilik, traktör) kabul edilir.

## Desteklenen konular

- 500 m²’ye kadar sera ve damla sulama
- Arıcılık ve arı ürünleri işleme
- Yerel tohum üretimi
- Küçük ölçekli süt işleme

## Desteklenmeyenler

- Araç ve ikinci el makine
- Borç ve kira ödemeleri

Projeni yazarken takılırsan her salı ilçe tarım müdürlüklerindeyiz; form doldurmayı birlikte yaparız.`,
    cover: 'field',
    tags: ['hibe', 'tarım', 'kırsal'],
    quota: 40,
    amount: liraOnce(250_000),
    cities: [samsun, tokat, amasya, sinop],
    who: [age(18, 40), livesIn(samsun, tokat, amasya, sinop)],
    questions: [
      page('Çiftliğin'),
      short('Köyün ve ilçen'),
      number('Ekip biçtiğin alan (dekar)', [0, 5000], { key: 'land' }),
      one('Arazi', ['Bana ait', 'Aileme ait', 'Kira'], { key: 'owner', showIf: [above('land', 0)] }),
      page('Projen'),
      one('Konusu', ['Sera', 'Arıcılık', 'Yerel tohum', 'Süt işleme'], { key: 'subject' }),
      number('Kaç kovanın var?', [0, 2000], { showIf: [is('subject', 'Arıcılık')] }),
      long('Hibeyle ne yapacaksın, bir yıl sonra ne değişecek?', [200, 2500]),
      number('Toplam bütçe (TL)', [10_000, 2_000_000]),
      number('Senin katkın (TL)', [0, 2_000_000], { help: 'Toplamın en az beşte biri.' }),
      file('Bütçe tablosu', { optional: true }),
    ],
    documents: [needs('farmer'), needs('residence'), needsIf(is('owner', 'Kira'), 'rent', 'Arazinin kira sözleşmesi.')],
    steps: [
      ['Ön inceleme', 1, 15],
      ['Yerinde ziyaret', 18, 40],
      ['Yönetim kurulu', 50, 58],
    ],
    applicants: 8,
  },
  {
    type: 'scholarship',
    when: archived(190, 140),
    result: 25,
    title: 'Havza Tez Desteği',
    summary: 'Bölgenin suyu, toprağı ve göçü üzerine yazılan yüksek lisans ve doktora tezlerine destek.',
    body: `
Bölge planını yazarken en çok yararlandığımız kaynak, tozlu raflardaki tezler. Bu destekle, konusu bölgemiz olan tezlerin saha masraflarını karşıladık.

Desteklenen on iki tezin tamamı açık erişimde yayımlanacak.`,
    cover: 'laboratory',
    tags: ['tez', 'saha çalışması'],
    quota: 12,
    amount: liraOnce(40_000),
    who: [levels('master', 'phd')],
    questions: [
      short('Tezinin başlığı'),
      long('Saha çalışmanı anlat.', [150, 1500]),
      number('Kaç gün sahada olacaksın?', [1, 365]),
      short('Danışmanının adı ve üniversitesi'),
    ],
    documents: [needs('studentCertificate'), needs('researchPlan')],
    steps: [
      ['Hakem değerlendirmesi', 1, 20],
      ['Sonuç', 24, 25],
    ],
    applicants: 3,
  },
  {
    type: 'program',
    when: draft(9, 60),
    title: 'Atıktan Ürüne: Gıda Sanayisinde Döngüsel Ekonomi Okulu',
    summary: 'Mühendislik öğrencileri ve gıda işletmeleri, üç ay boyunca bir atığı ürüne dönüştürüyor.',
    body: `
Fındık kabuğu, peynir altı suyu, kara lahana sapı… Bölgenin gıda işletmelerinden çıkan atıkların çoğu hâlâ çöpe gidiyor. Okulda dört öğrenci ve bir işletmeden oluşan ekipler, bir atık için çalışan bir ürün denemesi yapacak.`,
    cover: 'energy',
    tags: ['döngüsel ekonomi', 'gıda'],
    quota: 24,
    cities: [samsun],
    who: [departments(foodEngineering, environmentalEngineering)],
    questions: [
      one(
        'Hangi atıkla çalışmak istersin?',
        ['Fındık kabuğu', 'Peynir altı suyu', 'Balık işleme artığı', 'Kendi önerim var'],
        { key: 'waste' },
      ),
      short('Önerin', { showIf: [is('waste', 'Kendi önerim var')] }),
      long('Bu atıktan ne yapılabilir?', [80, 1000]),
      yesNo('Laboratuvar deneyimin var mı?'),
    ],
    documents: [needs('studentCertificate')],
    steps: [['Ekiplerin kurulması', 1, 10]],
  },
]
