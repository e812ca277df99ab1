import type { CuratedEra } from './curated-era';

/** Four more sets of choices and four more backgrounds for London in 1845. */
export const industrial: CuratedEra = {
  slug: 'industrial',
  images: ['/images/industrial.avif', '/images/industrial-2.avif', '/images/industrial-3.avif'],
  search: 'Victorian factory London smoke',
  choices: [
    [
      {
        text: 'Join the girl’s mother at the gate',
        description:
          'Say aloud beside her what you saw, and be out of work before the lamp is trimmed.',
      },
      {
        text: 'Talk to the overseer first',
        description:
          'He carried the guard out on an order; find out whose it was, and whether he will say so.',
      },
      {
        text: 'Explore the machine room alone',
        description:
          'Look for the guard behind the coal store tonight, while the shaft stands still.',
      },
      {
        text: 'Copy the order book page',
        description:
          'You keep the letters; the instruction is in there, and so is your own handwriting.',
      },
    ],
    [
      {
        text: 'Join the collection for the girl',
        description:
          'Go round with the cap first; a family that eats can wait for justice a little longer.',
      },
      {
        text: 'Speak to the surgeon',
        description:
          'He has the notice that says carelessness, and has not yet put his name to it.',
      },
      {
        text: 'Visit the factory inspector’s office',
        description:
          'Four men watch the whole country, and one may be at his desk in Westminster today.',
      },
      {
        text: 'Put the guard back yourself',
        description:
          'Bolt it on before six tomorrow, and let the owner explain who told you to remove it.',
      },
    ],
    [
      {
        text: 'Join the night shift on the river',
        description:
          'Sleep among lightermen who owe the mill nothing, and plan with them until morning.',
      },
      {
        text: 'Speak for the mill to stay open',
        description:
          'Ask for a fence and wages both, and be shouted down from one side or from the other.',
      },
      {
        text: 'Offer the owner a price',
        description:
          'Silence costs an arm’s worth of wages for life; name the sum and watch him reckon.',
      },
      {
        text: 'Chalk the truth on the wall',
        description: 'Write one line where two hundred people pass at dawn, and leave it unsigned.',
      },
    ],
    [
      {
        text: 'Join the meeting for the vote',
        description:
          'The Chartists want votes before fences, and a one-armed girl would fill their hall.',
      },
      {
        text: 'Talk to the owner’s wife',
        description:
          'She teaches Sunday school to the hands, and may not know what the week is like.',
      },
      {
        text: 'Test what a guard costs',
        description:
          'Ask the smith in Narrow Street for a price, and put the answer on the owner’s desk.',
      },
      {
        text: 'Say that you saw nothing',
        description:
          'Keep your place and the yard its wages, and learn what that sentence weighs by winter.',
      },
    ],
  ],
  contexts: [
    `<h3>The mania</h3>
<p>In 1845 Britain lost its head over railways. Some two thousand miles of line were open, and the best of them paid ten per cent. By summer new companies were being announced several times a day. Anyone who could pay a deposit on a share could sell it on within the week; clergymen, servants and widows did. Parliament wanted plans by midnight on 30 November, and on that Sunday clerks with rolled maps raced each other to the Board of Trade in hired special trains.</p>
<p>In October the Bank of England had raised its rate, and prices were already falling. In 1846 Parliament passed 272 railway Acts all the same. About a third of the lines that it allowed were never built. George Hudson of York, called the Railway King, was found in 1849 to have paid dividends out of new investors’ money.</p>
<h3>Steam on the river and in the mill</h3>
<p>London was no cotton town. It had docks, breweries, gasworks, printing houses, shipyards, and mills for flour, rope and sailcloth along the Thames. One engine drove a long iron shaft under the ceiling, and leather belts ran down from it to each machine. While the engine ran the shaft turned, whether anyone worked or not. Loose sleeves and hair were caught; children cleaned beneath because they fitted.</p>
<ul>
<li>Machines were stopped for cleaning only where someone insisted.</li>
<li>A guard was a box of iron or wood around a wheel or shaft.</li>
<li>Under the Act of 1844 a worker who was hurt by an unfenced machine could be awarded part of the fine.</li>
</ul>
<h3>What railways did at the bottom</h3>
<p>An Act of 1844 required at least one train a day on each new line, with seats and a roof, at a penny a mile. It was still dear for a labourer with twelve shillings a week. To build the lines into the cities, companies pulled down the cheapest streets. Where the tenants went was nobody’s business in law.</p>`,
    `<h3>The price of a loaf</h3>
<p>A London family on a labourer’s wage spent half of it or more on bread and potatoes. So the law that decided the price of wheat decided how they lived. The Corn Laws, passed in 1815 by a Parliament of landowners, kept foreign grain out until the home price was high; since 1828 a sliding scale had set the duty. Manufacturers founded the Anti-Corn Law League in Manchester in 1838. They argued that cheap bread would mean trade with the world, and their opponents replied that it would mean lower wages.</p>
<h3>The autumn of the blight</h3>
<p>In August and September 1845 potato plants blackened and rotted in Belgium, then in southern England, then in Ireland. The cause, a water mould brought from the Americas, was not understood for years; commissioners advised people to dry their potatoes and to grate the bad ones for starch. Ireland suffered most because a third of its people lived on little else.</p>
<ul>
<li>The prime minister, Sir Robert Peel, secretly bought American maize for Ireland in November 1845.</li>
<li>He split his party to repeal the Corn Laws in June 1846, and was voted down the same night.</li>
<li>The crop failed again, almost wholly, in 1846.</li>
</ul>
<p>About a million people died in Ireland in the years that followed, of hunger and of the fevers that came with it, and about as many left the country by 1851. The figures are estimates. How much of it a different policy could have prevented is one of the hardest arguments in the history of these islands.</p>
<h3>Names at the gate</h3>
<p>Irish families had come to the riverside parishes of London long before the blight, for the docks, the building trades and the harvests of Kent. They were paid less and blamed for it. A girl called Kitty Doyle would not have been out of place in a Limehouse mill; she, the mill and its owner are invented.</p>`,
    `<h3>Light by the mile</h3>
<p>Gas was the pride of the city. It had been shown in Pall Mall in 1807; the first company was chartered in 1812; in the 1840s tens of thousands of lamps burned every night. The gas was made by roasting coal in closed iron retorts, beside the river where the colliers could unload. Stokers worked in heat that visitors could not stand for a minute. Shops stayed open late, and factories could keep going after dark, so that light lengthened the working day.</p>
<h3>Air and water</h3>
<p>Coal also heated every room and drove every engine. On still days in autumn the smoke met the river mist, and lamps were lit at noon. London had no law against it until 1853, and that one was seldom enforced at first.</p>
<p>The Thames was both drain and well. Water closets had come into fashion and emptied, by way of old cesspools, into sewers meant for rain. Several water companies drew their supply from the tidal river.</p>
<ul>
<li>Cholera had killed more than six thousand Londoners in 1832 and would kill some fourteen thousand in 1848 and 1849.</li>
<li>Most doctors blamed foul air. John Snow’s case against a water pump in Soho came in 1854.</li>
<li>Joseph Bazalgette’s great sewers were begun only after the summer of 1858, when the stench reached Parliament itself.</li>
</ul>
<h3>Counting the dead</h3>
<p>Since 1837 births and deaths had been registered with their causes, and for the first time one could compare streets. Edwin Chadwick’s report of 1842 put the average age at death of labourers in one London district at sixteen, against forty-five for gentlefolk. The averages were so low mainly because so many infants died; whoever reached twenty could hope for sixty. The figures shocked readers, and they gave reformers something that no speech had: a number to bring down.</p>`,
    `<h3>Reading the city</h3>
<p>News had become quick. Since 1840 a letter went anywhere in the kingdom for a penny. A telegraph ran beside the railway from Paddington to Slough; in January 1845 it carried the description of a murderer faster than his train, and he was arrested in London. The <em>Illustrated London News</em>, founded in 1842, sold tens of thousands of copies a week on the strength of its engravings. Newspapers still carried a tax of one penny, which kept most of them out of a labourer’s reach; people shared a copy in the coffee house, or had it read to them.</p>
<h3>Those without a vote</h3>
<p>The reform of 1832 had given the vote to perhaps one man in five in England, by property. The People’s Charter of 1838 asked for the rest:</p>
<ul>
<li>a vote for every man of twenty-one;</li>
<li>a secret ballot;</li>
<li>no property rule for members of Parliament, and pay for them;</li>
<li>districts of equal size, and a new Parliament every year.</li>
</ul>
<p>Petitions with over a million names in 1839 and over three million in 1842 were turned away. In 1845 the movement was tired, and its leader Feargus O’Connor had taken up a plan to settle workers on the land. Women signed and spoke in its cause, though the Charter did not ask for their vote.</p>
<h3>A book that London did not read</h3>
<p>In the spring of 1845 a publisher in Leipzig brought out a study of English workers by a manufacturer’s son of twenty-four, Friedrich Engels. He had walked the back streets of Manchester and London and quoted factory inspectors by the page. It was written in German, and no English translation appeared until the 1880s.</p>
<p>Parliament’s own blue books told the same stories for anyone who cared to buy them. In 1847, after years of argument, an Act limited the hours of women and young people in textile mills to ten a day. It said nothing of adult men, who mostly stopped when the others did.</p>`,
  ],
};
