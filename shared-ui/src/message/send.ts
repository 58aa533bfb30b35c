/** https://faq.whatsapp.com/5913398998672934: opens WhatsApp with the text, for the person to pick whom. */
export const whatsappLink = (text: string): string =>
  `https://wa.me/?text=${encodeURIComponent(text)}`;

/** RFC 6068, section 5: line breaks in a mailto body are %0D%0A. */
export const mailLink = (subject: string, text: string): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`;
