import { is } from '../writing/answer-tests.ts'
import { age, classes, departments, faculties, gpa, levels, livesIn, universities } from '../writing/conditions.ts'
import { type DemoForm, euroAMonth, liraAMonth, liraATerm } from '../writing/demo-form.ts'
import { needs, needsIf, needsIfDisabled, welcomes } from '../writing/documents.ts'
import { eskisehir } from '../writing/places.ts'
import { country, date, file, long, number, one, page, short, some, university, yesNo } from '../writing/questions.ts'
import {
  anadoluUniversity,
  electricalEngineering,
  electricalEngineeringMaster,
  engineering,
  eskisehirOsmangazi,
  eskisehirTechnical,
  fourthYear,
  grade11,
  mechanicalEngineering,
  thirdYear,
} from '../writing/studies.ts'
import { closed, open } from '../writing/timing.ts'

export const porsukForms: readonly DemoForm[] = [
  {
    type: 'scholarship',
    when: open(22, 43),
    result: 50,
    language: 'en',
    title: 'International Master’s Scholarship in Engineering',
    summary: 'Full tuition waiver and a monthly stipend for master’s students from outside Türkiye.',
    body: `
Porsuk Technical University admits thirty international master’s students a year to its English-taught engineering programmes. Six of them receive this scholarship.

## The scholarship covers

- Tuition for four semesters
- EUR 450 a month for living costs
- A single room in the graduate house by the river, for the first year
- A semester of Turkish, if you want it

## How to apply

Apply for admission and for the scholarship separately; you need the reference number of your admission file. Committees read your research plan first, your grades second.

Shortlisted candidates talk to their future supervisor before the decision, so that both sides know what they agree to.`,
    cover: 'campus',
    tags: ['master’s', 'international', 'tuition waiver'],
    quota: 6,
    amount: euroAMonth(450, 24),
    cities: [eskisehir],
    who: [levels('bachelor', 'master'), gpa(3), age(null, 32)],
    questions: [
      page('Admission'),
      short('Reference number of your admission file'),
      one('Programme', ['Mechanical Engineering', 'Rail Systems', 'Materials Science', 'Electrical Engineering']),
      country('Country of your bachelor’s degree'),
      university('University of your bachelor’s degree'),
      page('Research'),
      long('Summarise your research plan for somebody outside your field.', [200, 1800]),
      yesNo('Have you published?', { key: 'published' }),
      file('Your best publication', { showIf: [is('published', true)] }),
      page('Living here'),
      one('Housing', ['Graduate house', 'I will find my own'], { optional: true }),
    ],
    documents: [
      needs('passport'),
      needs('diploma'),
      needs('transcript'),
      needs('researchPlan', 'Up to four pages.'),
      needs('reference', 'Two letters in one file.'),
      needsIfDisabled('So that we can prepare your room.'),
    ],
    steps: [
      ['Formal check', 1, 7],
      ['Committee', 10, 28],
      ['Supervisor talk', 30, 42],
      ['Decision', 45, 50],
    ],
    applicants: 9,
  },
  {
    type: 'scholarship',
    when: open(16, 5),
    result: 12,
    title: 'Nehir Boyu Yemek Bursu',
    summary: 'Eskişehir’deki üniversitelerde okuyan öğrencilere iki dönem boyunca günde bir öğün yemek.',
    body: `
Yemekhanemizin kapısı yalnızca kendi öğrencilerimize değil, şehrin bütün öğrencilerine açık. Yemek Bursu ile her gün bir öğün ücretsiz yiyebilirsin; kartın dört yemekhanede de geçer.

- Hafta içi öğle ya da akşam, seçim senin
- Etli, etsiz ve glütensiz seçenek
- Sınav haftalarında hafta sonu da açık

Kimin burslu olduğu kasada görünmez; kart herkesinkiyle aynıdır.`,
    cover: 'city',
    tags: ['yemek', 'Eskişehir', 'ihtiyaç'],
    quota: 400,
    amount: liraATerm(16_500, 2),
    cities: [eskisehir],
    who: [universities(anadoluUniversity, eskisehirOsmangazi, eskisehirTechnical), livesIn(eskisehir)],
    questions: [
      one('Hangi öğünü yemek istersin?', ['Öğle', 'Akşam', 'Güne göre değişir']),
      yesNo('Bir besin alerjin ya da diyetin var mı?', { key: 'diet' }),
      short('Nedir?', { showIf: [is('diet', true)] }),
      number('Yemeğe ayda ne kadar ayırabiliyorsun? (TL)', [0, 50_000]),
      one('Nerede kalıyorsun?', ['Yurtta', 'Evde, arkadaşlarımla', 'Evde, tek başıma', 'Ailemle'], { key: 'home' }),
      yesNo('Evde yemek pişirebildiğin bir mutfak var mı?', {
        showIfAny: [is('home', 'Evde, arkadaşlarımla'), is('home', 'Evde, tek başıma')],
      }),
    ],
    documents: [
      needs('studentCertificate'),
      needs('familyIncome'),
      needsIf(is('diet', true), 'health', 'Çölyak ve benzeri hastalıklar için.'),
    ],
    steps: [
      ['Değerlendirme', 1, 8],
      ['Kart dağıtımı', 10, 12],
    ],
    applicants: 19,
  },
  {
    type: 'program',
    when: open(13, 21),
    result: 24,
    language: 'en',
    title: 'Summer Research Internship for Undergraduates',
    summary: 'Eight weeks in a university laboratory, one project, one poster. For third and fourth year students.',
    body: `
You join a research group, get a desk, a supervisor and a question that fits into eight weeks. At the end you present a poster to the whole campus, including the people who will mark your thesis one day.

## Laboratories that take interns this summer

- Rail dynamics and vibration
- Ceramic composites
- Power electronics
- Human–robot interaction

A dormitory room and lunch are provided. There is a small stipend, and a certificate with 8 ECTS for those whose faculty accepts it.`,
    cover: 'laboratory',
    tags: ['research', 'summer', 'laboratory'],
    quota: 24,
    amount: liraAMonth(12_000, 2),
    workPlace: 'onSite',
    workKind: 'internship',
    cities: [eskisehir],
    who: [levels('bachelor'), classes(thirdYear, fourthYear), faculties(engineering), gpa(2.9)],
    questions: [
      page('Laboratory'),
      one('First choice', ['Rail dynamics', 'Ceramic composites', 'Power electronics', 'Human–robot interaction'], {
        key: 'lab',
      }),
      one('Do you have experience with MATLAB or Python for signals?', ['None', 'A course', 'A project'], {
        showIf: [is('lab', 'Rail dynamics')],
      }),
      yesNo('Have you worked with high voltage before?', { showIf: [is('lab', 'Power electronics')] }),
      long('Which course or project made you want to do research?', [150, 1500]),
      date('First day you can start'),
    ],
    documents: [
      needs('transcript'),
      needs('cv'),
      needs('reference', 'From a lecturer who knows your work.'),
      welcomes('languageResult'),
    ],
    steps: [
      ['Matching with laboratories', 1, 12],
      ['Call with the supervisor', 14, 20],
      ['Result', 22, 24],
    ],
    applicants: 10,
  },
  {
    type: 'job',
    when: open(19, 4),
    result: 16,
    title: 'Proje Asistanı: Raylı Sistemlerde Titreşim',
    summary: 'Yüksek lisans öğrencileri için, destekli bir araştırma projesinde on sekiz aylık yarı zamanlı görev.',
    body: `
Hızlı tren hatlarındaki titreşimi vagonun içinden ölçerek rayın durumunu kestirmeye çalışıyoruz. Projede bir doktora öğrencisi ve bir mühendisle birlikte çalışacaksın.

## Görevler

- Ölçüm kampanyalarına katılmak (ayda iki gün, hatta)
- Sinyal işleme kodlarını geliştirmek ve belgelemek
- Ara raporların şekillerini hazırlamak

Çalışma konusu yüksek lisans tezine dönüştürülebilir.`,
    cover: 'laboratory',
    tags: ['araştırma', 'yüksek lisans', 'yarı zamanlı'],
    quota: 2,
    amount: liraAMonth(24_000, 18),
    workPlace: 'onSite',
    workKind: 'partTime',
    cities: [eskisehir],
    who: [levels('master'), departments(mechanicalEngineering, electricalEngineering, electricalEngineeringMaster)],
    questions: [
      short('Danışmanının adı', { optional: true }),
      long('Sinyal işleme ya da ölçümle ilgili bir deneyimini anlat.', [100, 1500]),
      yesNo('Ayda iki gün şehir dışında ölçüme katılabilir misin?'),
      yesNo('Sürücü belgen var mı?', { key: 'drive' }),
      some('Hangilerini kullandın?', ['MATLAB', 'Python', 'LabVIEW', 'C++']),
    ],
    documents: [
      needs('studentCertificate'),
      needs('transcript'),
      needs('cv'),
      needsIf(is('drive', true), 'drivingLicence'),
    ],
    steps: [
      ['Dosya incelemesi', 1, 6],
      ['Görüşme', 8, 12],
      ['Sonuç', 15, 16],
    ],
    applicants: 5,
  },
  {
    type: 'program',
    when: closed(75, 33),
    result: 14,
    title: 'Liseliler İçin Mühendislik Haftası',
    summary: '11. sınıf öğrencileri bir hafta boyunca üniversiteli: ders, laboratuvar ve yurt hayatı.',
    body: `
Tercih döneminden önce bir mühendislik fakültesinin içini görmek ister misin? Bir hafta boyunca bizim öğrencimizsin.

Sabahları ders dinliyor, öğleden sonra laboratuvarda köprü kırıyor, devre kuruyor, robot yürütüyorsun. Akşamları yurtta ağabeylerin ve ablaların neleri yanlış bildiğini anlatıyor.`,
    cover: 'launch',
    tags: ['lise', 'tanıtım', 'mühendislik'],
    quota: 60,
    workPlace: 'onSite',
    cities: [eskisehir],
    who: [levels('highschool'), classes(grade11)],
    questions: [
      short('Okulun'),
      short('En sevdiğin ders ve nedeni'),
      one('Kalacak yer', ['Yurtta kalacağım', 'Eskişehir’de oturuyorum'], { key: 'stay' }),
      short('Acil durumda arayacağımız kişi ve telefonu', { showIf: [is('stay', 'Yurtta kalacağım')] }),
      long('Elinde olsa neyi icat ederdin?', [50, 800]),
    ],
    documents: [needs('studentCertificate'), needsIf(is('stay', 'Yurtta kalacağım'), 'parentalConsent')],
    steps: [
      ['Seçim', 1, 10],
      ['Veli bilgilendirmesi', 12, 14],
    ],
    applicants: 15,
  },
  {
    type: 'scholarship',
    when: closed(340, 290),
    result: 60,
    language: 'en',
    title: 'Doctoral Fellowship in Ceramic Engineering',
    summary: 'Three funded doctoral positions on low-temperature sintering, with a stay at a partner laboratory.',
    body: `
Firing ceramics takes more energy than anything else in the production of tiles. The fellowship funded three doctoral students who look for ways to sinter at half the usual temperature.

Fellows spent up to nine months at a partner laboratory and had a travel budget for two conferences a year. The positions have been filled; the next call is planned for the coming academic year.`,
    cover: 'energy',
    tags: ['PhD', 'materials', 'funded'],
    quota: 3,
    amount: euroAMonth(900, 36),
    cities: [eskisehir],
    who: [levels('master', 'phd'), gpa(3.2)],
    questions: [
      long('Describe your master’s thesis in plain words.', [200, 2000]),
      short('Title of your master’s thesis'),
      number('Number of publications', [0, 60]),
      university('University of your master’s degree'),
    ],
    documents: [
      needs('diploma'),
      needs('transcript'),
      needs('researchPlan'),
      needs('languageResult'),
      welcomes('ales'),
    ],
    steps: [
      ['Committee', 1, 30],
      ['Interview', 35, 50],
      ['Decision', 55, 60],
    ],
    applicants: 3,
  },
]
