"""Writes handbook.pdf: three pages, two of the fonts that every reader has, no library."""

PAGES = [
    ("A handbook for busy colleagues", [
        "This little book belongs to the academy of Elmvik.",
        "It is short on purpose: three pages, three habits.",
        "",
        "1. Look before you start.",
        "   What can go wrong, and who should know about it?",
        "2. Do one thing at a time.",
        "   The second thing waits more patiently than you think.",
        "3. Tell somebody what you learned.",
        "   What is told once is remembered twice.",
    ]),
    ("A checklist for the first day", [
        "[ ]  I know where the emergency exits are.",
        "[ ]  I know where the first-aid kit and the defibrillator are.",
        "[ ]  I have met the person who can answer my questions.",
        "[ ]  I know whom to call when I am ill.",
        "[ ]  I have signed in to the learning portal.",
        "[ ]  I have chosen three interests.",
        "",
        "Keep the list in your pocket and tick it off before Friday.",
    ]),
    ("Good to know", [
        "Courses open for signing up three months ahead.",
        "A place that you cannot use helps somebody on the waiting list,",
        "so please tell us as soon as you know.",
        "",
        "The academy is open on working days from 8 to 15.",
        "Knock, write or call: all three work.",
    ]),
]


def text_of(title, lines, number):
    out = ["0.09 0.2 0.31 rg 0 742 595 100 re f", "BT /F2 24 Tf 1 1 1 rg 56 780 Td (%s) Tj ET" % title]
    out += ["BT /F1 13 Tf 0.1 0.1 0.1 rg 56 690 Td 24 TL"]
    out += ["(%s) Tj T*" % line.replace("(", "\\(").replace(")", "\\)") for line in lines]
    out += ["ET", "BT /F1 10 Tf 0.4 0.4 0.4 rg 56 40 Td (Elmvik Academy, page %d of %d) Tj ET" % (number, len(PAGES))]
    return "\n".join(out).encode("ascii")


def objects():
    kids = " ".join("%d 0 R" % (5 + 2 * index) for index in range(len(PAGES)))
    yield b"<< /Type /Catalog /Pages 2 0 R /Lang (en) >>"
    yield ("<< /Type /Pages /Kids [%s] /Count %d >>" % (kids, len(PAGES))).encode()
    yield b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"
    yield b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>"
    for index, (title, lines) in enumerate(PAGES):
        yield (
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents %d 0 R "
            "/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>" % (6 + 2 * index)
        ).encode()
        stream = text_of(title, lines, index + 1)
        yield b"<< /Length %d >>\nstream\n" % len(stream) + stream + b"\nendstream"
    yield b"<< /Title (A handbook for busy colleagues) >>"


def main():
    body, offsets = b"%PDF-1.4\n", []
    for number, content in enumerate(objects(), 1):
        offsets.append(len(body))
        body += b"%d 0 obj\n" % number + content + b"\nendobj\n"
    table = b"".join(b"%010d 00000 n \n" % offset for offset in offsets)
    size, start = len(offsets) + 1, len(body)
    body += b"xref\n0 %d\n0000000000 65535 f \n" % size + table
    body += b"trailer << /Size %d /Root 1 0 R /Info %d 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (size, size - 1, start)
    with open("handbook.pdf", "wb") as file:
        file.write(body)


main()
