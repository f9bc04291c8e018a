import { pathTo } from '@tablefront/restaurant/site-pages';
import { PageLink } from '../../ui/site-link.tsx';
import { ContactParticulars } from './contact-particulars.tsx';
import type { LegalContact } from './legal-contact.ts';
import type { LegalSection } from './legal-page.tsx';

interface TermsOf {
  name: string;
  origin: string;
  contact: LegalContact;
}

export function termsSections({ name, origin, contact }: TermsOf): LegalSection[] {
  return [
    {
      id: 'about-these-terms',
      title: 'About these terms',
      content: (
        <>
          <p>
            These terms apply when you use the website at {origin} or order food and drink from {name} through it. In
            them, ‘we’ and ‘us’ mean {name}, and ‘you’ means whoever visits the website or orders.
          </p>
          <p>
            By using the website or placing an order you accept these terms. If you do not agree with them, please do
            not order here; you are still welcome to call us or come by. Nothing in these terms takes away a right that
            the consumer protection law of your province or country gives you.
          </p>
        </>
      ),
    },
    {
      id: 'using-this-website',
      title: 'Using this website',
      content: (
        <>
          <p>
            You may read, print and share these pages for your own use. Please do not use the website to break the law,
            to disturb its working or another person’s use of it, to collect data about others, or to send us messages
            that are false, threatening or not yours to send.
          </p>
          <p>
            We do our best to keep what is written here right and the website reachable, but we cannot promise that it
            is always either. Pictures show how a dish may look; the plate in front of you can differ.
          </p>
        </>
      ),
    },
    {
      id: 'orders',
      title: 'Orders',
      content: (
        <>
          <p>
            Online orders are placed on the ordering platform that our Order Online links lead to. That platform has
            terms of its own, which apply beside these.
          </p>
          <ul>
            <li>Your order is a request. It binds us both once we, or the platform for us, confirm it.</li>
            <li>
              Please check the location, the items and the time before you send it, and give a phone number at which we
              can reach you.
            </li>
            <li>
              If a dish has run out, a price was plainly wrong or we cannot prepare your order, we tell you as soon as
              we know. You can then change the order, or cancel it and get your money back.
            </li>
            <li>Alcohol is sold only to persons of legal drinking age, who must show identification when asked.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'prices-and-tax',
      title: 'Prices and tax',
      content: (
        <>
          <p>
            Prices exclude tax (GST/HST/PST). The tax that applies where you order is added before you pay and shown on
            your receipt, as are delivery fees, service fees and tips where there are any.
          </p>
          <p>
            Prices and dishes may differ between locations, and between the dining room, pickup and delivery. We may
            change them at any time; an order that we have confirmed keeps its price.
          </p>
        </>
      ),
    },
    {
      id: 'payment',
      title: 'Payment',
      content: (
        <>
          <p>
            You can pay by cash, credit or debit. Some ways of ordering, such as delivery, may take cards only; you see
            before you order which ways of paying are open to you.
          </p>
          <p>
            This website itself takes no payments and never sees your card number. When you pay online, you enter your
            card with the ordering platform or its payment provider. You confirm that you may use the card you enter.
          </p>
        </>
      ),
    },
    {
      id: 'refunds',
      title: 'Cancellations and refunds',
      content: (
        <>
          <p>
            Plans change. Call the location that you ordered from as soon as you can: before we have begun to prepare an
            order we can usually cancel it; afterwards often not. If something was wrong with your order, tell us the
            same day where possible, so that we can put it right, replace it or refund it.
          </p>
          <p>
            Refunds take 3-5 business days and go back the way you paid. After a payment by card or EFTPOS it can take
            up to 2 weeks until the money shows in your account; that depends on your bank.
          </p>
        </>
      ),
    },
    {
      id: 'pickup-and-delivery',
      title: 'Pickup and delivery',
      content: (
        <p>
          The times that we name for pickup and delivery are careful estimates. Weather, traffic and a full house can
          change them. Please be at the address that you gave, and collect a pickup order soon after it is ready: food
          is at its best then, and we cannot keep it safe for long. A delivery may be made by a partner of ours, whose
          terms may also apply.
        </p>
      ),
    },
    {
      id: 'allergies',
      title: 'Allergies and dietary needs',
      content: (
        <p>
          Marks such as vegetarian, vegan or gluten-free describe the recipe. Our kitchens handle nuts, gluten, dairy,
          eggs, fish, shellfish, soy, sesame and other allergens, and traces can pass from one dish to another. If you
          have an allergy or an intolerance, please speak to the location before you order, every time.
        </p>
      ),
    },
    {
      id: 'offers-and-gift-cards',
      title: 'Offers, gift cards and rewards',
      content: (
        <p>
          Deals and discounts come with the terms that stand on the <PageLink to={pathTo('offers')}>Offers</PageLink>{' '}
          page. Gift cards and loyalty programs may be run by a partner and follow the terms that you get with them.
          Where these differ from what stands here, the more particular ones apply.
        </p>
      ),
    },
    {
      id: 'reservations-and-catering',
      title: 'Reservations and catering',
      content: (
        <p>
          A request that you send through this website, for a table, a call, a job or a catered event, is not a booking
          or a contract until we confirm it. Prices, deposits and cancellation of a catered event are agreed with you
          before you commit to anything.
        </p>
      ),
    },
    {
      id: 'what-you-send-us',
      title: 'What you send us',
      content: (
        <p>
          Feedback, reviews and other messages are welcome. You keep your rights in them, and you allow us to use them
          to answer you and to do better. We do not publish your name beside them unless you agree. How we treat
          personal information is described in our <PageLink to={pathTo('privacy')}>Privacy Policy</PageLink>.
        </p>
      ),
    },
    {
      id: 'content-and-marks',
      title: 'Content and trade marks',
      content: (
        <p>
          The name {name}, the logo, the texts and the pictures on this website belong to us or to those who allow us to
          use them. Please ask us before you use them beyond what the law permits. If you write about us, the{' '}
          <PageLink to={pathTo('mediaInquiries')}>Media Inquiries</PageLink> page is the quickest way to us.
        </p>
      ),
    },
    {
      id: 'other-websites',
      title: 'Links to other websites',
      content: (
        <p>
          Some of our links lead to websites of others, for example to order, to reserve, to buy a gift card or to see a
          map. They are responsible for their own content, terms and privacy.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Our responsibility',
      content: (
        <p>
          We answer for what the law makes us answer for, and nothing here limits that: not for injury, not for fraud,
          not for your rights as a consumer. Beyond it, and as far as the law allows, we are not liable for loss that
          comes from using this website or from its not being available, or that neither of us could have foreseen.
        </p>
      ),
    },
    {
      id: 'law',
      title: 'Governing law',
      content: (
        <p>
          These terms are governed by the law of the province or country of the location that you order from. Should a
          part of them not hold, the rest still does.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      content: (
        <p>
          We may change these terms. The version that stands here when you order is the one that applies to your order.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Questions',
      content: (
        <>
          <p>If anything here is unclear, please ask before you order. We are glad to explain.</p>
          <ContactParticulars contact={contact} />
        </>
      ),
    },
  ];
}
