import { thingRows } from "../follow-ups.ts";

/** Things of everyday life, each row by the words it is told with; it is asked about by the first. */
export const things = thingRows(
  `
  pram, prams, pushchair; cradle, cot; high chair; nappies; whistle, whistles; jam jar, jam jars, jamjar; jar, jars; sideboard; dresser; wardrobe
  drawer, drawers; mantelpiece, mantel shelf; rug, rag rug, rag mat; carpet, lino; curtains, nets; armchair, rocking chair; settee, sofa
  bed, bedstead; mattress; blanket, blankets; eiderdown; pillow, pillowcase; sheets, bed sheets; chamber pot, po; candle, candles
  oil lamp, paraffin lamp, tilley lamp; gas light, gas mantle, gaslight; electric light, electricity; meter, shilling meter; kettle
  teapot; cup, cups, mug, mugs; saucer, saucers; plate, plates; china, tea set, tea service; bowl, basin; jug; saucepan, saucepans, pan, pans
  frying pan; oven, ovens, range; bread knife, carving knife; knife, knives; spoon, spoons; rolling pin; kitchen table; table, tablecloth
  wash boiler; dolly tub, posser; clothes horse, washing line, clothes line; washing; flat iron; bath; soap, carbolic
  mirror, looking glass; comb, hairbrush; razor, strop; scissors; needle, needles, thimble; button, buttons, button box; ribbon, ribbons
  thread, cotton reel; wool; apron, apron strings, pinny; overall, overalls; boots, boot; shoes, shoe; slippers, slipper; stockings, nylons
  socks; gloves, glove; mittens; scarf; shawl; coat, mac, raincoat; jacket; jumper, pullover, sweater; shirt, shirts; collar, collars
  bow tie; trousers, long trousers; suit, demob suit; frock, frocks; dress, party dress; skirt; blouse; petticoat; corset, corsets
  cap, flat cap; headscarf; veil; handbag; purse; umbrella; walking stick; handkerchief, hanky, hankies; spectacles, glasses
  rings, gold ring; locket; beads, pearls; earrings; wristwatch; clock, clocks, alarm clock; bell, bells; key, keys; padlock
  box, boxes; tin, biscuit tin; trunk, kist; basket, baskets; bucket, pail; barrel, barrels; sack, sacks; crate, crates; rope, ropes; chain, chains
  ladder, ladders; hammer; anvil; axe, hatchet; chisel, chisels; spade; shovel; pitchfork; scythe, sickle; wheelbarrow, barrow
  plough, ploughing; harvest, haymaking, hay; stooks, sheaves; threshing machine, thresher; barn; cowshed, byre; stable, stables; pigsty
  henhouse, hen house; dairy, churn, butter churn; milk, milk float, milk churn; butter; cheese; cream; honey; jam; sugar, sugar ration
  flour; yeast; dough; pie, pies; pudding, puddings; custard; trifle; stew; dumplings; bacon; ham; sausages, sausage; tripe, pigs trotters
  beef, sunday joint; roast; dripping; gravy; cabbage; carrots; turnips, turnip; onions; peas, pea pods; beans, runner beans; tomatoes
  rhubarb; apples, apple; pears, pear tree; plums, damsons; cherries; oranges, orange; bananas, banana; nuts; mushrooms; oatcakes, oatcake
  pancakes; biscuits; chocolate; tea; coffee; beer, ale; sherry; whisky, whiskey; rum; cider; cigarettes, woodbines; pipe; tobacco, baccy; snuff
  bus, buses, double decker; lorry, lorries; van, vans; car, motor car, austin, morris minor; hand-brake, handbrake; steering wheel; engine, engines
  horse and cart, cart, carts; pony and trap; saddle; harness; bridge, bridges; gate, gates; hedge, hedges; fence; wall, dry stone wall
  garden, gardens; allotment; greenhouse; lawn; rose bush, roses; daffodils; tree, trees; oak; pond; pump; ditch; lane; field, fields
  meadow; hill, hills; cliff, cliffs; rocks, rock pools; lighthouse; lifeboat; nets, fishing nets; oars, oar; anchor; slipway; quay
  crane, cranes; furnace; kiln, kilns; saggars, saggar; bench, workbenches; lathe, lathes; spindle, spindles, bobbins, bobbin; shuttle, shuttles
  loom; sirens, hooter; conveyor belt; time clock, clocking in; wage packet, pay packet, wages; overtime; pension; ration book, rationing, coupons
  blackout; shelter, air raid shelter, anderson; bomb, bombs, incendiaries; evacuees, evacuation; telegram; medal, medals; rifle; parachute
  landmine; prisoners of war, prisoner of war; call up papers; letters; letter; postcard, postcards; envelope; parcel, parcels; stamp, stamps; notebook
  exercise book; book, books; comic, comics; newspaper; bible; hymn book, hymnbook, hymns; prayer book; rosary; crucifix; pulpit
  font, christening; communion, first communion; choir; confirmation; nativity, nativity play; harvest festival; whit walks, whit walk
  christmas tree; stocking, christmas stocking; carols; turkey; crackers; birthday cake; presents; balloon, balloons
  bonfire, guy fawkes; fireworks; swings; see saw; bat and ball, ball; kite; whip and top; toy, toys; train set; tricycle
  roller skates; scooter; jigsaw; cards, playing cards; dance hall, palais; dances; dance; band; song, songs; records; pictures, picture house, cinema
  film; ticket, tickets; seaside; charabanc, coach trip; holiday camp, butlins; deckchair, deck chairs; donkeys; hospital; ambulance
  doctor; dentist; nurse, nurses; stretcher; crutches; wheelchair; plaster; operation; stitches; tablets; needle, injection; ward; incubator
  coffin; hearse; wreath, wreaths; grave; gravestone, headstone; churchyard, cemetery; funeral; ashes; flowers
  cane, strap, ruler; desk, desks; blackboard; satchel; school dinner, school dinners, school milk; scholarship, eleven plus; school report
  cloakroom; playground; gym, gymslip; badge, badges; guides, brownies; scouts, cubs; youth club; co op, co-op, divi; counter; scales
  shop; shop window; hairdresser, hairdressers, perm; barber; pawnshop, pawnbroker; rent man, rent book; tally man; coalman, coal cart; rag and bone man
  postman; policeman, bobby; lamplighter; landlord; landlady; manager; boss; overlooker; apprentice; fireman; conductor, conductress
  boyfriend, young man; girlfriend; fiancé, fiance; best man; bridesmaids, bridesmaid; bouquet; honeymoon; in laws; mother-in-law; father-in-law
  daughter-in-law; son-in-law; grandson; granddaughter; grandchildren; stepmother; stepfather; godmother; cousin; cousins; twins; best friend
  friend; friends; mouse, mice; rat, rats; fox, foxes; hare; owl; crow, crows; robin; swallows; spider; snake, adder; frogs; hedgehog; fish, fishes
  sticklebacks, jacksharps; worms; coal, coal shed, coalhole; chimney, chimneys; smoke; fog, smog; snow, snowdrift; ice; frost; thunder; candlewick
  passport; visa; landing; gangway; deck; cabin; cargo; customs; camp; tent pegs; rucksack; compass; map; torch; penknife
`,
  "the ",
);
